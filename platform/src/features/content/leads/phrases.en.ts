import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Host a competition',
  description: 'Turn your data problem into a competition that is open, reproducible and bears questions.',
  hero: 'Give your hard problem to people who solve them',
  lead: 'From de-identified data to the task, scoring and prizes: Leitai sees you through a competition that bears questions.',
  start: 'Tell us what you need',
  more: 'How hosting works',
  numbers: {
    label: 'Competitions held so far, in figures',
    competitions: 'public competitions',
    participants: 'entries by people',
    submissions: 'submissions',
  },
  gains: {
    title: 'What you get out of it',
    list: {
      yardstick: {
        title: 'A yardstick all accept',
        text: 'The same data and the same metric: every approach can be compared.',
      },
      limit: {
        title: 'What is really possible',
        text: 'Hundreds of teams search at once, and you learn how good your data can get.',
      },
      reproducible: {
        title: 'Solutions that can be run again',
        text: 'Every score keeps the hashes of its file and its scorer, and can be recomputed.',
      },
      people: {
        title: 'People who know you',
        text: 'Competitors spend weeks on your field: the best people to work with or hire.',
      },
      inside: {
        title: 'Data that stay inside',
        text: 'Answers are opened in a locked scoring process alone; nobody sees or infers them.',
      },
      own: {
        title: 'Your own machines',
        text: 'The platform can be installed in your network, with all data and accounts.',
      },
    },
  },
  cases: {
    title: 'Competitions that have ended',
    lead: 'Figures come from the platform’s own records and are always up to date.',
    teams: 'teams',
    submissions: 'submissions',
    days: 'days',
    none: 'No competition has ended yet. The first may be yours.',
  },
  steps: {
    title: 'Five steps to a competition',
    list: {
      question: {
        title: 'Settle the question',
        text: 'One meeting: what is predicted, from which data, and what counts as good.',
      },
      data: {
        title: 'Prepare the data',
        text: 'De-identify, split into training data and lists A and B, and make a baseline.',
      },
      publish: { title: 'Publish', text: 'Task, rules and prizes go online; teams form and submit.' },
      score: {
        title: 'Score and answer',
        text: 'Submissions are scored at once; questions are answered in the open.',
      },
      reveal: {
        title: 'Reveal and verify',
        text: 'List B, code review, certificates, and the solutions for you.',
      },
    },
  },
  bring: {
    title: 'Held one elsewhere already?',
    text: 'Bring the bundle that another platform exports: you are told part by part what becomes of task, data, scoring and pages before it is imported as a draft.',
    open: 'Import what you have',
  },
  need: {
    title: 'One problem, no contest?',
    text: 'Post it as a call for bids. You decide on background, criteria and who reads the details, and you alone read the bids.',
    open: 'See calls for bids',
  },
  form: {
    title: 'Tell us what you need',
    lead: 'We answer within two working days. What you write is used for this alone and deleted when you ask for it.',
    organisation: 'Organisation',
    name: 'Contact',
    email: 'E-mail',
    phone: 'Phone',
    contactHint: 'One of e-mail and phone is enough.',
    need: 'The problem you would like solved',
    needHint: 'Which data there are, what is to be predicted or recognised, and when you need it.',
    budget: 'Budget',
    budgets: {
      undecided: 'Not decided yet',
      small: 'Small: a department or school',
      middle: 'Middle: an organisation or city',
      large: 'Large: open to the whole country',
    },
    consent: 'I agree that the platform keeps this in order to contact me about it',
    missing: 'Please fill this in.',
    consentMissing: 'Without your consent it cannot be sent.',
    submit: 'Send',
    checking: 'Making sure you are no robot…',
    done: number => `Received as number ${number}. We will contact you within two working days.`,
  },
  business: {
    title: 'Hosting in detail',
    description: 'What you need for a competition, what the platform does, and how it stays fair and safe.',
    lead: 'Who does what, what to prepare, and what you can rely on. You can also just tell us what you need.',
    who: 'Who does what',
    task: 'Task',
    you: 'You',
    we: 'Platform',
    rows: {
      question: {
        task: 'Question and criteria',
        you: 'Say what you are after',
        we: 'A metric that can be scored, and a baseline',
      },
      rights: {
        task: 'De-identification and rights',
        you: 'Decide what may be public',
        we: 'Check for personal data and what could be inferred',
      },
      split: {
        task: 'Training data, lists A and B',
        you: 'Confirm the definitions',
        we: 'Split by time or subject, without leaks',
      },
      pages: {
        task: 'Pages and rules',
        you: 'Approve the texts',
        we: 'Write pages and agreement in both languages',
      },
      scoring: {
        task: 'Scoring and boards',
        you: '—',
        we: 'Locked scoring, scores that can be recomputed, live boards',
      },
      talk: {
        task: 'Questions and announcements',
        you: 'Answer those about your field',
        we: 'Moderate discussions, send notices',
      },
      integrity: {
        task: 'Integrity and appeals',
        you: 'Take part in decisions',
        we: 'Find what is suspicious, keep the evidence',
      },
      handover: {
        task: 'Reveal, certificates, handover',
        you: 'Award prizes',
        we: 'Confirm ranks, issue certificates, hand over solutions',
      },
    },
    ready: 'Before you begin',
    readyList: {
      question: 'A question whose answers can be judged by one number',
      data: 'At least one set of past data with answers, and the right to publish it',
      contact: 'Somebody who can answer questions about your field',
      reward: 'What there is to win: money, certificates, internships or work together',
    },
    trust: 'Fair and safe',
    trustList: {
      submissions: {
        title: 'No submission is lost',
        text: 'Each is kept in one transaction: queue, score and quota hold together.',
      },
      scores: {
        title: 'No score is wrong',
        text: 'Numbers can be recomputed, and a new scorer shows a shadow board first.',
      },
      listB: {
        title: 'List B does not leak',
        text: 'Before the reveal only the host sees it: no answer and no order carries it.',
      },
      identity: {
        title: 'No ID can be read',
        text: 'ID data are encrypted per person, every look is recorded, and the key can be destroyed.',
      },
    },
    faq: 'Questions',
    faqList: {
      closed: {
        question: 'Our data cannot be public',
        answer:
          'Publish de-identified features only, or install the platform yourself and let your own people compete.',
      },
      time: {
        question: 'How long does it take?',
        answer: 'Three to six weeks from the first meeting, most of it for the data.',
      },
      metric: {
        question: 'Can we use our own metric?',
        answer: 'Yes. Besides the built-in ones a query can define yours, run in a locked process.',
      },
      ownership: {
        question: 'Who owns the solutions?',
        answer:
          'The agreement that is published beforehand decides. The platform claims neither solutions nor data.',
      },
    },
  },
}
