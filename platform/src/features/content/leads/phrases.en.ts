import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Host a competition',
  description: 'Turn your data problem into an open, reproducible competition that stands up to scrutiny.',
  hero: 'Put your hard problem in front of problem solvers',
  lead: 'From de-identification and problem design to scoring and prizes, Leitai helps you run a competition that stands up to scrutiny.',
  start: 'Tell us what you need',
  more: 'How hosting works',
  numbers: {
    label: 'Competitions in numbers',
    competitions: 'public competitions',
    participants: 'participants',
    submissions: 'submissions',
  },
  gains: {
    title: 'What you get',
    list: {
      yardstick: {
        title: 'A shared yardstick',
        text: 'Same data, same metric: every approach can be compared.',
      },
      limit: {
        title: 'The real ceiling',
        text: 'Hundreds of teams search in parallel, and you learn how far your data can go.',
      },
      reproducible: {
        title: 'Reproducible solutions',
        text: 'Every score records the hashes of its file and scorer, and can be recomputed.',
      },
      people: {
        title: 'People who know your domain',
        text: 'Competitors spend weeks in your domain: ideal people to hire or work with.',
      },
      inside: {
        title: 'Data that stays private',
        text: 'Answers are opened only in an isolated scoring process; no one can see or infer them.',
      },
      own: {
        title: 'Self-hosting',
        text: 'Deploy the platform in your own network, with all data and accounts.',
      },
    },
  },
  cases: {
    title: 'Past competitions',
    lead: 'Live numbers from the platform’s records.',
    teams: 'teams',
    submissions: 'submissions',
    days: 'days',
    none: 'No past competitions yet. Yours could be the first.',
  },
  steps: {
    title: 'Five steps to a competition',
    list: {
      question: {
        title: 'Define the problem',
        text: 'One meeting: what to predict, from which data, and what counts as good.',
      },
      data: {
        title: 'Prepare the data',
        text: 'De-identify, split into train, public and private test sets, and build a baseline.',
      },
      publish: { title: 'Publish', text: 'Task, rules and prizes go live; teams form and submit.' },
      score: {
        title: 'Score and support',
        text: 'Submissions are scored immediately; questions are answered publicly.',
      },
      reveal: {
        title: 'Reveal and verify',
        text: 'Private leaderboard, code review, certificates and solution handover.',
      },
    },
  },
  bring: {
    title: 'Already hosted one elsewhere?',
    text: 'Bring the bundle exported from another platform. You get a field-by-field preview of the task, data, scoring and pages before it is imported as a draft.',
    open: 'Import a competition',
  },
  need: {
    title: 'Just one problem to solve?',
    text: 'Post it as an open challenge. You set the background, criteria and who can read the details, and only you read the proposals.',
    open: 'View open challenges',
  },
  form: {
    title: 'Tell us what you need',
    lead: 'We reply within two business days. Your information is used only for this and deleted on request.',
    organisation: 'Organization',
    name: 'Contact',
    email: 'Email',
    phone: 'Phone',
    phoneCode: 'Country or region code',
    phoneHint: 'Only to reach you about this inquiry. It is never public or shown to other users.',
    contactHint: 'Enter at least an email or a phone number.',
    need: 'The problem you want to solve',
    needHint: 'What data you have, what to predict or detect, and when you need it.',
    budget: 'Budget',
    budgets: {
      undecided: 'Not decided yet',
      small: 'Small: a department or school',
      middle: 'Medium: an organization or city',
      large: 'Large: nationwide',
    },
    consent: 'I agree that the platform stores this information to contact me',
    missing: 'Please fill this in.',
    consentMissing: 'Your consent is required.',
    submit: 'Send',
    checking: 'Checking that you are not a robot…',
    done: number => `Received, reference ${number}. We will contact you within two business days.`,
  },
  business: {
    title: 'Hosting guide',
    description: 'What you prepare, what the platform does, and how competitions stay fair and secure.',
    lead: 'Responsibilities, preparation and guarantees. Or just tell us what you need.',
    who: 'Who does what',
    task: 'Task',
    you: 'You',
    we: 'Platform',
    rows: {
      question: {
        task: 'Problem and criteria',
        you: 'State the business goal',
        we: 'A scorable metric and a baseline',
      },
      rights: {
        task: 'De-identification and rights',
        you: 'Decide what may be public',
        we: 'Check for personal data and re-identification risk',
      },
      split: {
        task: 'Train, public and private test sets',
        you: 'Confirm the definitions',
        we: 'Split by time or subject, without leakage',
      },
      pages: {
        task: 'Pages and rules',
        you: 'Approve the texts',
        we: 'Write pages and agreement in both languages',
      },
      scoring: {
        task: 'Scoring and leaderboards',
        you: '—',
        we: 'Isolated scoring, recomputable scores, live leaderboards',
      },
      talk: {
        task: 'Questions and announcements',
        you: 'Answer domain questions',
        we: 'Moderate discussions, send announcements',
      },
      integrity: {
        task: 'Integrity and appeals',
        you: 'Take part in decisions',
        we: 'Detect suspicious activity, keep the evidence',
      },
      handover: {
        task: 'Reveal, certificates, handover',
        you: 'Award prizes',
        we: 'Confirm ranks, issue certificates, hand over solutions',
      },
    },
    ready: 'Before you start',
    readyList: {
      question: 'A problem whose solutions can be scored with one number',
      data: 'At least one labeled historical dataset, and the right to publish it',
      contact: 'A contact who can answer domain questions',
      reward: 'Prizes: cash, certificates, internships or collaboration',
    },
    trust: 'Fair and secure',
    trustList: {
      submissions: {
        title: 'No submission is lost',
        text: 'Each is stored in one transaction with its queue, score and quota.',
      },
      scores: {
        title: 'Scores you can verify',
        text: 'Scores can be recomputed, and a new scorer goes through a shadow leaderboard first.',
      },
      listB: {
        title: 'The private leaderboard does not leak',
        text: 'Before the reveal only the host sees it; no API response or sort order gives it away.',
      },
      identity: {
        title: 'Identity documents stay private',
        text: 'Documents are encrypted per person, every view is logged, and the key can be destroyed.',
      },
    },
    faq: 'FAQ',
    faqList: {
      closed: {
        question: 'Our data cannot be public',
        answer: 'Publish only de-identified features, or self-host the platform for an internal competition.',
      },
      time: {
        question: 'How long does it take?',
        answer: 'Three to six weeks from the first meeting, mostly for data preparation.',
      },
      metric: {
        question: 'Can we use our own metric?',
        answer:
          'Yes. Besides the built-in metrics, you can define your own as a SQL query that runs in a sandbox.',
      },
      ownership: {
        question: 'Who owns the solutions?',
        answer:
          'The published competition agreement decides. The platform claims neither solutions nor data.',
      },
    },
  },
}
