import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss(), reactRouter()],
  define: { __BUILD__: JSON.stringify(process.env.LEITAI_BUILD ?? '0') },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
