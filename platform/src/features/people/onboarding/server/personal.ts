import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  user_guide: {
    user_id: {
      gives: [
        'role',
        'student_school',
        'student_major',
        'student_degree',
        'graduation_year',
        'job_company',
        'job_name',
        'teacher_school',
        'teacher_department',
        'teacher_title',
      ],
      leaving: 'delete',
    },
  },
})
