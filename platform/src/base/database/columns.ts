import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

// Written by `npm run -s row-types` from the migrated database: not to be changed by hand.

/** What is in a jsonb column only its feature knows: see `Refine`. */
export type Json = object | string | number | boolean

export interface Columns {
  access_trace: {
    user_id: number
    kind: 'device' | 'address'
    mark: Buffer
    first_at: Date
    last_at: Date
    days: Generated<number>
  }
  account_deletion: {
    user_id: number
    asked_at: Date
    due_at: Date
    done_at: Date | null
  }
  activity: {
    article_id: number
    kind: Generated<string>
    starts_at: Date
    ends_at: Date
    zone: string
    place_zh: Generated<string>
    place_en: Generated<string>
    online_url: string | null
    is_link_open: Generated<boolean>
    signup_from: Date | null
    signup_until: Date | null
    capacity: number | null
    taken: Generated<number>
    day_reminded_for: Date | null
    hour_reminded_for: Date | null
    cancelled_at: Date | null
    cancel_reason_zh: string | null
    cancel_reason_en: string | null
    sequence: Generated<number>
  }
  activity_event: {
    id: Generated<number>
    user_id: number
    kind: 'sign_up' | 'first_score' | 'personal_best' | 'final_rank' | 'dataset' | 'thread' | 'answer' | 'article' | 'project' | 'prize' | 'other'
    competition_id: number | null
    subject_id: number
    detail: Generated<Json>
    at: Date
  }
  activity_section: {
    article_id: number
    number: number
    title_zh: string
    title_en: string
    body_zh: string
    body_en: string
  }
  activity_signup: {
    id: Generated<number>
    article_id: number
    user_id: number
    is_waiting: boolean
    signed_up_at: Date
  }
  agreement_history: {
    competition_id: number
    version: number
    body_zh: string
    body_en: string
    replaced_at: Date
    replaced_by: number | null
  }
  answer_file: {
    id: Generated<number>
    schedule_id: number
    list: 'A' | 'B'
    storage_key: string
    sha256: string
    size: number
    is_active: Generated<boolean>
    uploaded_by: number | null
    created_at: Generated<Date>
    file_name: Generated<string>
    rows: number | null
    columns: Generated<Json>
    usage_counts: Generated<Json>
    labels: Generated<Json>
  }
  answer_proof: {
    answer_file_id: number
    setting: string
    is_sound: boolean
    proof: Json
    proven_at: Date
  }
  api_token: {
    id: Generated<number>
    user_id: number
    name: string
    token_hash: Buffer
    created_at: Generated<Date>
    last_used_at: Date | null
    revoked_at: Date | null
  }
  app_user: {
    id: Generated<number>
    sso_id: string
    user_name: string
    email: string | null
    email_bound: Generated<boolean>
    phone_bound: Generated<boolean>
    avatar: string | null
    user_banner: string | null
    introduction: Generated<string>
    birthday: string | null
    gender: Generated<'male' | 'female' | 'secret'>
    province: string | null
    city: string | null
    language: 'zh-CN' | 'en-US' | null
    is_new: Generated<boolean>
    is_demo: Generated<boolean>
    disabled_at: Date | null
    created_at: Generated<Date>
    message_checked_at: Date | null
    name_key: GeneratedAlways<string>
    name_changed_at: Date | null
    name_search: string | null
    hidden_from_search: Generated<boolean>
    country: string | null
    theme: 'light' | 'dark' | 'system' | null
    zone: string | null
    left_at: Date | null
    agreed_through: Generated<number>
  }
  appeal: {
    id: Generated<number>
    competition_id: number
    team_id: number
    subject_team_id: number
    author_id: number
    body: string
    html: string
    state: Generated<'open' | 'reviewing' | 'answered' | 'rejected'>
    created_at: Date
    answer: string | null
    answer_html: string | null
    answered_at: Date | null
    answered_by: number | null
  }
  article: {
    id: Generated<number>
    kind: 'info' | 'activity'
    title_zh: string
    title_en: string
    summary_zh: Generated<string>
    summary_en: Generated<string>
    body_zh: Generated<string>
    body_en: Generated<string>
    cover: string | null
    published_at: Date | null
    search: Generated<string>
    category: string | null
    author_zh: Generated<string>
    author_en: Generated<string>
    author_id: number | null
    minutes_zh: Generated<number>
    minutes_en: Generated<number>
    created_at: Generated<Date>
    updated_at: Generated<Date>
    withdrawn_at: Date | null
    site_id: number | null
  }
  article_competition: {
    article_id: number
    competition_id: number
    sort: number
  }
  audit_entry: {
    id: Generated<number>
    at: Date
    actor_id: number | null
    action: string
    subject: string
    subject_id: number | null
    detail: Generated<Json>
    address: string | null
  }
  benchmark: {
    id: Generated<number>
    competition_id: number
    title_zh: string
    title_en: string
    summary_zh: Generated<string>
    summary_en: Generated<string>
    body_zh: Generated<string>
    body_en: Generated<string>
    sort: Generated<number>
    is_published: Generated<boolean>
    created_at: Date
  }
  benchmark_entry: {
    id: Generated<number>
    benchmark_id: number
    submission_id: number
    user_id: number
    method: string
    authors: string
    organisation: Generated<string>
    paper_url: string | null
    code_url: string | null
    licence: Generated<string>
    about: Generated<string>
    created_at: Date
    updated_at: Date
    verified_at: Date | null
    verified_by: number | null
    withdrawn_at: Date | null
  }
  bid: {
    id: Generated<number>
    need_id: number
    user_id: number
    summary: string
    proposal: string
    offer: string
    team: Generated<string>
    is_named: boolean
    is_shortlisted: Generated<boolean>
    created_at: Date
    updated_at: Date
  }
  bid_access: {
    need_id: number
    user_id: number
    message: string
    asked_at: Date
    granted_at: Date | null
  }
  bid_file: {
    id: Generated<number>
    bid_id: number
    name: string
    storage_key: string
    sha256: string
    size: number
  }
  bid_need: {
    id: Generated<number>
    poster_id: number
    organisation: string
    title_zh: Generated<string>
    title_en: Generated<string>
    summary_zh: Generated<string>
    summary_en: Generated<string>
    background_zh: Generated<string>
    background_en: Generated<string>
    target_zh: Generated<string>
    target_en: Generated<string>
    criteria_zh: Generated<string>
    criteria_en: Generated<string>
    reward: number | null
    deadline: Date | null
    confidentiality: Generated<'open' | 'members' | 'confidential'>
    industry_code: string | null
    state: Generated<'draft' | 'submitted' | 'open' | 'selection' | 'awarded' | 'closed'>
    reason: Generated<string>
    awarded_bid_id: number | null
    published_at: Date | null
    created_at: Date
    updated_at: Date
    is_negotiable: Generated<boolean>
    taken_down_at: Date | null
    taken_down_reason: string | null
  }
  bid_question: {
    id: Generated<number>
    need_id: number
    user_id: number
    body: string
    created_at: Date
    answer: string | null
    answered_at: Date | null
    removed_at: Date | null
    answer_removed_at: Date | null
  }
  block: {
    blocker_id: number
    blocked_id: number
    created_at: Date
  }
  bookmark: {
    id: Generated<number>
    user_id: number
    competition_id: number | null
    dataset_id: number | null
    thread_id: number | null
    article_id: number | null
    created_at: Date
  }
  broadcast: {
    id: Generated<number>
    competition_id: number
    segment: 'all' | 'signed_up' | 'no_submission' | 'promoted' | 'failed_last'
    content_zh: string
    content_en: string
    created_by: number
    created_at: Date
    delivered_at: Date | null
    reached: Generated<number>
  }
  broadcast_receiver: {
    broadcast_id: number
    user_id: number
  }
  certificate: {
    id: Generated<number>
    code: string
    competition_id: number
    serial: number
    sub_rank: string
    user_id: number
    team_id: number
    rank: number
    name: string
    team_name: string
    competition_zh: string
    competition_en: string
    award_zh: string
    award_en: string
    issued_on: string
    issued_at: Date
    revoked_at: Date | null
    revoked_reason: 'changed' | 'withdrawn' | null
  }
  certificate_serial: {
    competition_id: number
    last: number
  }
  certificate_template: {
    competition_id: number
    template: Json
    updated_at: Date
    updated_by: number
  }
  certification: {
    id: Generated<number>
    user_id: number
    kind: 'mainland' | 'overseas' | 'enterprise'
    certificate_type: 'id_card' | 'passport' | 'credit_code'
    country: string | null
    state: Generated<'reviewing' | 'success' | 'rejected'>
    real_name: Buffer | null
    number: Buffer | null
    company_name: Buffer | null
    job_name: Buffer | null
    number_mark: Buffer | null
    submitted_at: Date
    first_by: number | null
    first_at: Date | null
    decided_by: number | null
    decided_at: Date | null
    reason: string | null
    forgotten_at: Date | null
  }
  certification_photo: {
    certification_id: number
    part: 'photo' | 'licence' | 'proof'
    sealed: Buffer
    width: number
    height: number
  }
  code_comment: {
    id: Generated<number>
    procedure_id: number
    path: string
    line: number
    parent_id: number | null
    author_id: number
    written_as: Generated<'member' | 'organiser' | 'administrator'>
    body: string
    html: string
    created_at: Date
    deleted_at: Date | null
    deleted_by: number | null
  }
  code_file: {
    procedure_id: number
    path: string
    size: number
    sha256: string
    encoding: 'utf-8' | 'gb18030' | null
    line_count: Generated<number>
    pack_offset: number
    pack_size: number
  }
  code_procedure: {
    id: Generated<number>
    competition_id: number
    team_id: number
    author_id: number
    version: number
    note: Generated<string>
    file_name: string
    storage_key: string
    sha256: string
    size: number
    pack_key: string
    file_count: number
    total_bytes: number
    received_at: Date
    published_at: Date | null
    published_by: number | null
  }
  competition: {
    id: Generated<number>
    type: 'computing' | 'solution'
    race_category_id: number | null
    title_zh: string
    title_en: string
    summary_zh: Generated<string>
    summary_en: Generated<string>
    reward_zh: Generated<string>
    reward_en: Generated<string>
    licence: Generated<string>
    source_url: string | null
    cover: string | null
    zone: Generated<string>
    start_at: Date
    end_at: Date
    is_open_signup: Generated<boolean>
    visibility: Generated<'public' | 'private'>
    private_code_hash: string | null
    team_size_max: Generated<number>
    merge_deadline: Date | null
    agreement_zh: Generated<string>
    agreement_en: Generated<string>
    agreement_version: Generated<number>
    block_mobile_upload: Generated<boolean>
    guide_info_zh: string | null
    guide_info_en: string | null
    featured: number | null
    team_count: Generated<number>
    participant_count: Generated<number>
    published_at: Date | null
    created_by: number | null
    created_at: Generated<Date>
    search: Generated<string>
    reward_value: ColumnType<string | null, number | null, number | null>
    require_approval: Generated<boolean>
    entry_fields: Generated<Json>
    requirements: Generated<string[] | null>
    contact: 'email' | 'phone' | 'either' | 'both' | null
    languages: Generated<'both' | 'zh' | 'en'>
    prize_places: number[] | null
  }
  competition_access: {
    competition_id: number
    user_id: number
    granted_at: Date
  }
  competition_count_change: {
    competition_id: number
    id: Generated<number>
    teams: Generated<number>
    participants: Generated<number>
  }
  competition_export: {
    id: Generated<number>
    competition_id: number
    made_by: number | null
    state: Generated<'waiting' | 'done' | 'failed'>
    progress: Generated<number>
    fault: string | null
    file_name: string | null
    size: number | null
    entries_key: string | null
    counts: Json | null
    created_at: Date
    ended_at: Date | null
  }
  competition_import: {
    id: Generated<number>
    made_by: number
    file_name: string
    storage_key: string
    sha256: string
    size: number
    format: 'leitai' | 'evalai' | 'codabench' | 'kaggle' | 'huggingface'
    preview: Json
    choices: Json | null
    state: Generated<'previewed' | 'waiting' | 'done' | 'failed'>
    progress: Generated<number>
    fault: string | null
    issues: Generated<Json>
    competition_id: number | null
    created_at: Date
    ended_at: Date | null
  }
  competition_industry: {
    competition_id: number
    industry_code: string
  }
  competition_organisation: {
    competition_id: number
    organisation_id: number
    sort: Generated<number>
  }
  competition_tag: {
    competition_id: number
    tag_code: string
  }
  competition_text: {
    competition_id: number
    part: 'overview' | 'evaluation' | 'rules' | 'prizes' | 'timeline'
    body_zh: Generated<string>
    body_en: Generated<string>
  }
  consent_asked: {
    is_only: Generated<boolean>
    through: number
  }
  content_page: {
    id: Generated<number>
    site_id: number
    slug: string
    draft_revision: number
    draft_number: Generated<number>
    changed_by: number | null
    changed_at: Date
    state: Generated<'draft' | 'review' | 'scheduled' | 'published' | 'withdrawn'>
    live_revision: number | null
    scheduled_revision: number | null
    publish_at: Date | null
    submitted_by: number | null
  }
  content_revision: {
    page_id: number
    number: number
    document: Json
    saved_by: number | null
    saved_at: Date
    is_frozen: Generated<boolean>
  }
  content_revision_media: {
    page_id: number
    number: number
    media_id: number
  }
  content_site: {
    id: Generated<number>
    name: string
    is_own: Generated<boolean>
    title_zh: string
    title_en: string
    about_zh: Generated<string>
    about_en: Generated<string>
    theme: Json
    logo_media: number | null
    banner_media: number | null
    menu: Generated<Json>
    footer_zh: Generated<string>
    footer_en: Generated<string>
    host: string | null
    needs_review: Generated<boolean>
    is_published: Generated<boolean>
    created_at: Date
  }
  conversation: {
    id: Generated<number>
    low_id: number
    high_id: number
    begun_by: number
    created_at: Date
  }
  conversation_report: {
    id: Generated<number>
    conversation_id: number
    reporter_id: number
    reported_id: number
    reason: 'spam' | 'abuse' | 'fraud' | 'cheating' | 'other'
    note: Generated<string>
    last_message_id: number
    created_at: Date
    resolved_at: Date | null
    resolved_by: number | null
    outcome: 'dismissed' | 'acted' | null
  }
  conversation_side: {
    user_id: number
    other_id: number
    conversation_id: number
    unread_count: Generated<number>
    last_message_id: number | null
  }
  dataset: {
    id: Generated<number>
    competition_id: number | null
    category_id: number | null
    owner_id: number | null
    sort: Generated<number>
    title_zh: string
    title_en: string
    summary_zh: Generated<string>
    summary_en: Generated<string>
    body_zh: Generated<string>
    body_en: Generated<string>
    protocol_zh: Generated<string>
    protocol_en: Generated<string>
    licence: Generated<string>
    source_url: string | null
    view_count: Generated<number>
    download_count: Generated<number>
    published_at: Date | null
    created_at: Generated<Date>
    search: Generated<string>
    current_version_id: number | null
    updated_at: Date | null
    protocol_since: Date | null
    withdrawn_at: Date | null
    withdraw_reason: string | null
  }
  dataset_agreement: {
    dataset_id: number
    user_id: number
    agreed_at: Date
  }
  dataset_category: {
    id: Generated<number>
    name_zh: string
    name_en: string
    sort: Generated<number>
    is_hidden: Generated<boolean>
  }
  dataset_charge: {
    user_id: number
    sha256: string
    size: number
    at: Date
  }
  dataset_day: {
    dataset_id: number
    day: string
    views: Generated<number>
    downloads: Generated<number>
  }
  dataset_download: {
    id: Generated<number>
    dataset_file_id: number | null
    user_id: number
    at: Date
    address: string | null
    dataset_id: number
    version_id: number
  }
  dataset_file: {
    id: Generated<number>
    dataset_id: number
    name: string
    description_zh: Generated<string>
    description_en: Generated<string>
    storage_key: string
    sha256: string
    size: number
    row_count: number | null
    sort: Generated<number>
    version_id: number
    crc32: number | null
    fields: Generated<Json>
  }
  dataset_profile: {
    sha256: string
    format: 'csv' | 'tsv' | 'jsonl' | 'parquet'
    state: 'waiting' | 'done' | 'failed'
    profiler: number
    fault: string | null
    result: Json | null
    asked_at: Date
    ended_at: Date | null
  }
  dataset_upload: {
    id: string
    dataset_id: number | null
    user_id: number
    name: string
    size: number
    received: Generated<number>
    fingerprint: string
    state: 'receiving' | 'received' | 'failed' | 'kept'
    fault: string | null
    held_by: string | null
    held_until: Date | null
    is_wanted: Generated<boolean>
    created_at: Date
    expires_at: Date
  }
  dataset_version: {
    id: Generated<number>
    dataset_id: number
    number: number
    category_id: number | null
    title_zh: string
    title_en: string
    summary_zh: Generated<string>
    summary_en: Generated<string>
    body_zh: Generated<string>
    body_en: Generated<string>
    protocol_zh: Generated<string>
    protocol_en: Generated<string>
    licence: Generated<string>
    source_url: string | null
    notes_zh: Generated<string>
    notes_en: Generated<string>
    revision: Generated<number>
    created_by: number | null
    created_at: Date
    published_at: Date | null
  }
  delivered_notice: {
    key: string
    delivered_at: Date
  }
  discussion_post: {
    id: Generated<number>
    thread_id: number
    competition_id: number
    author_id: number
    written_as: Generated<'member' | 'organiser' | 'administrator'>
    is_opening: Generated<boolean>
    reply_to_id: number | null
    body: string
    html: string
    revision: Generated<number>
    vote_count: Generated<number>
    created_at: Date
    edited_at: Date | null
    deleted_at: Date | null
    deleted_by: number | null
    delete_reason: string | null
    search: Generated<string>
  }
  discussion_report: {
    id: Generated<number>
    competition_id: number
    post_id: number
    reporter_id: number
    reason: 'spam' | 'abuse' | 'leak' | 'cheating' | 'other'
    note: Generated<string>
    created_at: Date
    resolved_at: Date | null
    resolved_by: number | null
    outcome: 'dismissed' | 'removed' | null
  }
  discussion_revision: {
    post_id: number
    revision: number
    title: string | null
    body: string
    html: string
    written_at: Date
  }
  discussion_solution: {
    thread_id: number
    competition_id: number
    team_id: number
    repository_url: string | null
    code_id: number | null
  }
  discussion_thread: {
    id: Generated<number>
    competition_id: number
    author_id: number
    title: string
    created_at: Date
    last_activity_at: Date
    reply_count: Generated<number>
    vote_count: Generated<number>
    accepted_post_id: number | null
    pinned_at: Date | null
    locked_at: Date | null
    hidden_at: Date | null
    tag: Generated<'question' | 'insight' | 'data' | 'teaming' | 'solution'>
  }
  discussion_vote: {
    post_id: number
    user_id: number
    author_id: number
    created_at: Date
  }
  expert: {
    id: Generated<number>
    kind: 'evaluation' | 'tutor' | 'ccf_tfbd'
    user_id: number | null
    name_zh: string
    name_en: string
    position_zh: Generated<string>
    position_en: Generated<string>
    organisation_zh: Generated<string>
    organisation_en: Generated<string>
    summary_zh: Generated<string>
    summary_en: Generated<string>
    body_zh: Generated<string>
    body_en: Generated<string>
    photo: string | null
    sort: Generated<number>
    is_published: Generated<boolean>
    search: Generated<string>
    created_at: Date
    updated_at: Date
  }
  expert_application: {
    id: Generated<number>
    kind: 'evaluation' | 'tutor' | 'ccf_tfbd'
    user_id: number
    name: string
    position: string
    organisation: string
    statement: string
    created_at: Date
    decided_at: Date | null
    decided_by: number | null
    is_accepted: boolean | null
    reason: Generated<string>
    expert_id: number | null
  }
  expert_field: {
    expert_id: number
    tag_code: string
  }
  faq: {
    id: Generated<number>
    competition_id: number
    sort: Generated<number>
    question_zh: string
    question_en: string
    answer_zh: string
    answer_en: string
  }
  feedback: {
    id: Generated<number>
    kind: 'problem' | 'idea' | 'other'
    body: string
    page: string | null
    log_id: string | null
    contact: string | null
    user_id: number | null
    created_at: Date
    state: Generated<'open' | 'answered' | 'closed'>
    answer: string | null
    answered_at: Date | null
    answered_by: number | null
    picture_key: string | null
    picture_sha256: string | null
    picture_size: number | null
    picture_name: 'picture.png' | 'picture.jpeg' | 'picture.webp' | null
  }
  final_list: {
    id: Generated<number>
    competition_id: number
    has_list_b: boolean
    confirmed_at: Date
    confirmed_by: number
    revised_at: Date | null
    withdrawn_at: Date | null
    withdrawn_by: number | null
    withdraw_reason: string | null
  }
  final_member: {
    list_id: number
    team_id: number
    user_id: number
  }
  final_place: {
    list_id: number
    sub_rank: string
    rank: number
    team_id: number
    team_name: string
  }
  follow: {
    sponsor_id: number
    followed_id: number
    created_at: Date
  }
  follow_count: {
    user_id: number
    following: Generated<number>
    followers: Generated<number>
  }
  former_user_name: {
    name_key: string
    user_id: number
    user_name: string
    changed_at: Date
  }
  help_consent: {
    user_id: number
    version_id: number
    agreed_at: Date
  }
  help_document: {
    tab: 'about' | 'privacy' | 'service' | 'faq'
    title_zh: string
    title_en: string
    body_zh: Generated<string>
    body_en: Generated<string>
  }
  help_version: {
    id: Generated<number>
    tab: 'about' | 'privacy' | 'service' | 'faq'
    number: number
    title_zh: string
    title_en: string
    body_zh: string
    body_en: string
    note_zh: string
    note_en: string
    asks_consent: Generated<boolean>
    published_at: Date
    published_by: number | null
  }
  idempotent_answer: {
    actor: string
    key: string
    request: string
    answer: Json | null
    created_at: Date
  }
  industry: {
    code: string
    name_zh: string
    name_en: string
    sort: Generated<number>
    is_hidden: Generated<boolean>
  }
  installation: {
    name: string
    value: string
    changed_at: Generated<Date>
  }
  integrity_finding: {
    id: Generated<number>
    competition_id: number
    kind: 'same_file' | 'near_predictions' | 'shared_access' | 'probing'
    key: string
    team_ids: ColumnType<string[], string, string>
    detail: Json
    found_at: Date
    seen_at: Date
    dismissed_at: Date | null
    dismissed_by: number | null
    dismiss_reason: string | null
    submission_ids: ColumnType<string[], string | undefined, string>
  }
  integrity_run: {
    competition_id: number
    state: 'waiting' | 'running' | 'done' | 'failed'
    asked_by: number | null
    asked_at: Date
    progress: Generated<number>
    ended_at: Date | null
    looked_at: Date | null
    looked: Json | null
  }
  invite_activity: {
    name: string
    competition_id: number
    start_at: Date
    end_at: Date
  }
  invite_ranking: {
    name: string
    day: string
    ranking: number
    user_id: number
    invited: number
    reached_at: Date
  }
  invite_ranking_run: {
    name: string
    day: string
    counted_until: Date
    computed_at: Date
  }
  job_application: {
    id: Generated<number>
    posting_id: number
    user_id: number
    name: string
    contact: string
    message: Generated<string>
    cv_name: string
    cv_key: string
    cv_sha256: string
    cv_size: number
    state: Generated<'sent' | 'seen' | 'invited' | 'declined'>
    consented_at: Date
    created_at: Date
  }
  job_posting: {
    id: Generated<number>
    site_id: number
    kind: 'full' | 'intern' | 'part'
    title_zh: string
    title_en: string
    place_zh: Generated<string>
    place_en: Generated<string>
    body_zh: Generated<string>
    body_en: Generated<string>
    closes_at: Date | null
    is_published: Generated<boolean>
    created_at: Date
    updated_at: Date
  }
  lead: {
    id: Generated<number>
    organisation: string
    name: string
    email: Generated<string>
    phone: Generated<string>
    need: string
    budget: 'undecided' | 'small' | 'middle' | 'large'
    lang: 'zh-CN' | 'en-US'
    user_id: number | null
    state: Generated<'new' | 'talking' | 'agreed' | 'ended'>
    riddle: string
    consented_at: Date
    created_at: Date
    updated_at: Date
  }
  lead_note: {
    id: Generated<number>
    lead_id: number
    author_id: number
    body: string
    created_at: Date
  }
  learning_path: {
    id: Generated<number>
    title_zh: string
    title_en: string
    summary_zh: Generated<string>
    summary_en: Generated<string>
    sort: Generated<number>
    is_published: Generated<boolean>
    created_at: Date
  }
  learning_progress: {
    user_id: number
    step_id: number
    done_at: Date
  }
  learning_step: {
    id: Generated<number>
    path_id: number
    sort: number
    title_zh: Generated<string>
    title_en: Generated<string>
    body_zh: Generated<string>
    body_en: Generated<string>
    article_id: number | null
    competition_id: number | null
  }
  leaving_sign_on: {
    mark: Buffer
    left_at: Date
    removed_at: Date | null
  }
  mail: {
    id: Generated<number>
    user_id: number | null
    address: string
    subject: string
    body_text: string
    body_html: string
    unsubscribe: string | null
    is_local: boolean
    created_at: Date
    due_at: Date | null
    attempts: Generated<number>
    sent_at: Date | null
    given_up_at: Date | null
    problem: string | null
  }
  media: {
    id: Generated<number>
    kind: 'picture' | 'file' | 'video'
    name: string
    url: string
    media_type: string
    size: number
    width: number | null
    height: number | null
    sizes: Generated<Json>
    sha256: string | null
    storage_key: string | null
    alt_zh: Generated<string>
    alt_en: Generated<string>
    is_decorative: Generated<boolean>
    uploaded_by: number | null
    created_at: Date
  }
  message: {
    id: Generated<number>
    sender_id: number
    receiver_id: number
    content: string
    created_at: Generated<Date>
    read_at: Date | null
    hidden_by_sender: Generated<boolean>
    hidden_by_receiver: Generated<boolean>
    conversation_id: Generated<number>
  }
  notice: {
    id: Generated<number>
    user_id: number
    kind: string
    text_zh: string
    text_en: string
    path: string
    group_key: string | null
    count: Generated<number>
    on_site: boolean
    for_digest: boolean
    created_at: Date
    read_at: Date | null
  }
  notice_digest: {
    user_id: number
    is_wanted: Generated<boolean>
    last_on: string | null
  }
  notice_preference: {
    user_id: number
    kind: string
    on_site: boolean
    mail: 'now' | 'daily' | 'off'
  }
  organisation: {
    id: Generated<number>
    name_zh: string
    name_en: string
    introduction_zh: Generated<string>
    introduction_en: Generated<string>
    url: string | null
    logo: string | null
    sort: Generated<number>
    is_hidden: Generated<boolean>
  }
  own_data_download: {
    id: Generated<number>
    user_id: number
    state: Generated<'waiting' | 'done' | 'failed'>
    created_at: Date
    ended_at: Date | null
    expires_at: Date
    size: number | null
    entries: Json | null
    documents_key: string | null
  }
  partner: {
    id: Generated<number>
    name_zh: string
    name_en: string
    url: string | null
    sort: Generated<number>
    is_hidden: Generated<boolean>
  }
  person_key: {
    user_id: number
    wrapped: Buffer
    master: string
    created_at: Date
  }
  person_rating: {
    user_id: number
    strength: number
    tier: 'novice' | 'contender' | 'expert' | 'master' | 'grandmaster'
    gold: number
    silver: number
    bronze: number
    solo_gold: number
    competitions: number
    best_rank: number
  }
  picture: {
    sha256: string
    media_type: 'image/svg+xml' | 'image/png' | 'image/jpeg' | 'image/webp'
    storage_key: string
    size: number
    created_at: Generated<Date>
    width: number | null
    height: number | null
    uploaded_by: number | null
    unused_since: Generated<Date | null>
  }
  promotion: {
    id: Generated<number>
    schedule_id: number
    from_schedule_id: number
    team_id: number
    rank: number | null
    reason: string | null
    promoted_by: number
    promoted_at: Date
    withdrawn_by: number | null
    withdrawn_at: Date | null
    withdraw_reason: string | null
  }
  quota_day: {
    team_id: number
    schedule_id: number
    day: string
    accepted: Generated<number>
    failed: Generated<number>
    extra: Generated<number>
  }
  race_category: {
    id: Generated<number>
    name_zh: string
    name_en: string
    banner: string | null
    sort: Generated<number>
    is_hidden: Generated<boolean>
    is_beginner: Generated<boolean>
  }
  ranking_entry: {
    schedule_id: number
    sub_rank: Generated<string>
    board: 'A' | 'B'
    team_id: number
    score: number
    sort_key: number
    submission_id: number
    best_at: Date
    valid_count: number
    is_ranked: Generated<boolean>
  }
  ranking_snapshot: {
    schedule_id: number
    sub_rank: Generated<string>
    board: 'A' | 'B'
    day: string
    team_id: number
    rank: number
    score: number
    best_at: Date
    valid_count: number
  }
  ranking_snapshot_run: {
    schedule_id: number
    day: string
    taken_at: Date
    old_metric: Json | null
    metric_until: Date | null
  }
  rate_window: {
    scope: string
    window_start: Date
    hits: number
  }
  rating_result: {
    competition_id: number
    sub_rank: string
    user_id: number
    team_id: number
    rank: number
    teams: number
    team_size: number
    ended_on: string
    points: number
    medal: 'gold' | 'silver' | 'bronze' | null
  }
  registration: {
    competition_id: number
    user_id: number
    agreement_version: number
    invited_by: number | null
    source: Generated<string>
    created_at: Date
    invite_name: string | null
    entry: Generated<Json>
    state: Generated<'pending' | 'approved' | 'refused'>
    decided_by: number | null
    decided_at: Date | null
    decision_reason: string | null
  }
  rescore: {
    id: Generated<number>
    schedule_id: number
    state: Generated<'open' | 'switched' | 'cancelled'>
    reason: string
    answer_a_id: number | null
    answer_b_id: number | null
    started_by: number
    started_at: Date
    ended_by: number | null
    ended_at: Date | null
    evaluation: Json | null
    evaluation_before: Json | null
  }
  rescore_result: {
    rescore_id: number
    submission_id: number
    state: Generated<'waiting' | 'scored' | 'failed'>
    score_a: number | null
    score_b: number | null
    leave_out: number[] | null
    row_count: number | null
    submission_sha256: string | null
    answer_sha256: string | null
    scorer_hash: string | null
    fault: 'file' | 'scorer' | 'platform' | null
    fault_code: string | null
    computed_at: Date | null
  }
  review_assignment: {
    id: Generated<number>
    round_id: number
    edition_id: number
    reviewer_id: number
    proposal_id: number
    state: Generated<'assigned' | 'declined' | 'removed'>
    reason: Generated<string>
    created_at: Date
    ended_at: Date | null
  }
  review_conflict: {
    reviewer_id: number
    proposal_id: number
    edition_id: number
    source: 'organisation' | 'coworker' | 'reviewer' | 'applicant' | 'staff'
    reason: Generated<string>
    created_at: Date
  }
  review_criterion: {
    id: Generated<number>
    track_id: number
    sort: number
    name_zh: Generated<string>
    name_en: Generated<string>
    help_zh: Generated<string>
    help_en: Generated<string>
    weight: number
    most: number
    levels: Generated<Json>
  }
  review_decision: {
    proposal_id: number
    round_id: number
    edition_id: number
    outcome: 'shortlisted' | 'declined'
    is_by_rule: boolean
    reason: string
    score: ColumnType<string | null, number | null, number | null>
    decided_by: number
    decided_at: Date
    why: Json | null
  }
  review_event: {
    id: Generated<number>
    edition_id: number
    at: Date
    reviewer_id: number | null
    address: string | null
    action: string
    proposal_id: number | null
    detail: Generated<Json>
  }
  review_interest: {
    reviewer_id: number
    proposal_id: number
    edition_id: number
    message: Generated<string>
    contact: string
    created_at: Date
    answer: 'agreed' | 'refused' | null
    answered_by: number | null
    answered_at: Date | null
    entry_contact: Generated<string>
  }
  review_matching: {
    id: Generated<number>
    round_id: number
    at: Date
    by_id: number | null
    seed: number
    detail: Json
    applied_at: Date | null
  }
  review_publication: {
    edition_id: number
    published_at: Date
    published_by: number | null
    result: Json
  }
  review_rejection: {
    proposal_id: number
    reason: string
    rejected_by: number
    rejected_at: Date
  }
  review_round: {
    id: Generated<number>
    edition_id: number
    kind: 'preliminary' | 'defence' | 'final'
    due_at: Date | null
    per_proposal: Generated<number>
    is_normalised: Generated<boolean>
    trim: ColumnType<string, number | undefined, number>
    disagreement: ColumnType<string | null, number | null, number | null>
    opened_at: Date | null
    closed_at: Date | null
    created_at: Date
  }
  review_setting: {
    edition_id: number
    needs_code: Generated<boolean>
  }
  review_sheet: {
    assignment_id: number
    proposal_id: number
    version: number
    points: Generated<Json>
    to_authors: Generated<string>
    to_panel: Generated<string>
    seconds: Generated<number>
    tag: Generated<number>
    saved_at: Date
    total: ColumnType<string | null, number | null, number | null>
    locked_at: Date | null
  }
  review_sheet_event: {
    id: Generated<number>
    assignment_id: number
    at: Date
    action: 'lock' | 'unlock'
    reviewer_id: number
    reason: Generated<string>
    version: number
    points: Json
    total: ColumnType<string, number, number>
    moved_to: number | null
  }
  review_slot: {
    id: Generated<number>
    round_id: number
    proposal_id: number
    starts_at: Date
    minutes: number
    place: Generated<string>
    told: Json | null
  }
  review_waiver: {
    reviewer_id: number
    proposal_id: number
    edition_id: number
    reason: string
    created_at: Date
  }
  reviewer: {
    id: Generated<number>
    edition_id: number
    account: string
    year: GeneratedAlways<number>
    name: string
    organisation: Generated<string>
    email: Generated<string>
    role: number
    capacity: Generated<number>
    password_hash: string | null
    first_code_hash: Buffer | null
    first_code_until: Date | null
    disabled_at: Date | null
    reminded_at: Date | null
    created_at: Date
    signed_in_at: Date | null
  }
  reviewer_link: {
    id: Generated<number>
    reviewer_id: number
    token_hash: Buffer
    created_at: Date
    expires_at: Date
    revoked_at: Date | null
    used_at: Date | null
  }
  reviewer_session: {
    id: Generated<number>
    reviewer_id: number
    token_hash: Buffer
    link_id: number | null
    verified_at: Date | null
    code_hash: Buffer | null
    code_until: Date | null
    code_tries: Generated<number>
    address: string | null
    created_at: Date
    last_seen_at: Date
    expires_at: Date
  }
  reviewer_track: {
    reviewer_id: number
    edition_id: number
    track_id: number
  }
  schedule: {
    id: Generated<number>
    competition_id: number
    sort: number
    title_zh: Generated<string>
    title_en: Generated<string>
    start_at: Date
    end_at: Date
    list_a_start: Date
    list_a_end: Date
    list_b_start: Date | null
    list_b_end: Date | null
    list_b_mode: Generated<'none' | 'window' | 'split'>
    max_submit_count: Generated<number>
    max_error_submit_count: number | null
    sub_ranks: Generated<string[]>
    metric_key: string | null
    metric_params: Generated<Json>
    metric_sql: string | null
    direction: Generated<'maximize' | 'minimize'>
    precision: Generated<number>
    file_description: Json | null
    max_bytes: Generated<number>
    revealed_at: Date | null
    ladder: Generated<boolean>
    scoring_version: Generated<number>
    reveal_planned_at: Date | null
    sub_rank_names: Generated<Json>
  }
  score_adjustment: {
    id: Generated<number>
    submission_id: number
    board: 'A' | 'B'
    old_score: number
    new_score: number | null
    reason: string
    adjusted_by: number
    adjusted_at: Date
  }
  season: {
    id: Generated<number>
    series_key: string
    year: number
    title_zh: string
    title_en: string
    body_zh: Generated<string>
    body_en: Generated<string>
    start_at: Date
    end_at: Date
    is_published: Generated<boolean>
    created_at: Date
  }
  season_award: {
    track_id: number
    sort: number
    name_zh: string
    name_en: string
    from_rank: number | null
    to_rank: number | null
    id: Generated<number>
  }
  season_decision: {
    award_id: number
    team_id: number
    is_given: boolean
    reason: string
    decided_by: number
    decided_at: Date
  }
  season_series: {
    key: string
    name_zh: string
    name_en: string
    about_zh: Generated<string>
    about_en: Generated<string>
  }
  season_stage: {
    track_id: number
    sort: number
    competition_id: number
    qualifies: number | null
  }
  season_track: {
    id: Generated<number>
    season_id: number
    sort: number
    name_zh: string
    name_en: string
    about_zh: Generated<string>
    about_en: Generated<string>
  }
  session: {
    token_hash: Buffer
    user_id: number
    id_token: string | null
    created_at: Generated<Date>
    last_seen_at: Generated<Date>
    expires_at: Date
    address: string | null
    user_agent: string | null
    sid: string | null
    id: Generated<number>
    authenticated_at: Date | null
  }
  spent_logout_token: {
    jti: string
    expires_at: Date
  }
  spic_edition: {
    id: Generated<number>
    year: number
    name_zh: Generated<string>
    name_en: Generated<string>
    summary_zh: Generated<string>
    summary_en: Generated<string>
    body_zh: Generated<string>
    body_en: Generated<string>
    signup_starts_at: Date | null
    signup_ends_at: Date | null
    submit_starts_at: Date | null
    submit_ends_at: Date | null
    entrant_kinds: Generated<string[]>
    checks: Generated<string[]>
    most_members: Generated<number>
    is_blind: Generated<boolean>
    published_at: Date | null
    results_at: Date | null
    created_at: Date
    updated_at: Date
  }
  spic_entry: {
    id: Generated<number>
    edition_id: number
    track_id: number
    kind: 'team' | 'enterprise'
    name: Generated<string>
    owner_id: number
    form_id: number
    answers: Generated<Json>
    tag: Generated<number>
    join_hash: Buffer | null
    signed_up_at: Date | null
    created_at: Date
    updated_at: Date
  }
  spic_file: {
    id: Generated<number>
    proposal_id: number
    name: string
    kind: 'pdf' | 'office' | 'picture' | 'archive'
    storage_key: string
    sha256: string
    size: number
    uploaded_by: number | null
    created_at: Date
    neutral_key: string | null
    neutral_sha256: string | null
    neutral_size: number | null
    neutral_is_old: Generated<boolean>
  }
  spic_form: {
    id: Generated<number>
    edition_id: number
    purpose: 'signup' | 'proposal'
    version: number
    fields: Generated<Json>
    frozen_at: Date | null
    created_at: Date
    updated_at: Date
  }
  spic_member: {
    entry_id: number
    edition_id: number
    user_id: number
    joined_at: Date
  }
  spic_print: {
    proposal_id: number
    number: number
    lang: 'zh-CN' | 'en-US'
    is_blind: boolean
    content: Buffer
    storage_key: string
    size: number
  }
  spic_proposal: {
    id: Generated<number>
    entry_id: number
    edition_id: number
    form_id: number
    title: Generated<string>
    answers: Generated<Json>
    tag: Generated<number>
    saved_at: Date
    saved_by: number | null
    current_version: number | null
    withdrawn_at: Date | null
    withdrawal: Generated<string>
    outcome: 'awarded' | 'shortlisted' | 'declined' | null
    prize_zh: Generated<string>
    prize_en: Generated<string>
    letter: Generated<string>
    created_at: Date
  }
  spic_track: {
    id: Generated<number>
    edition_id: number
    sort: number
    name_zh: Generated<string>
    name_en: Generated<string>
    about_zh: Generated<string>
    about_en: Generated<string>
    quota: number | null
  }
  spic_unwanted: {
    id: Generated<number>
    proposal_id: number
    name: Generated<string>
    organisation: Generated<string>
    reason: Generated<string>
  }
  spic_version: {
    proposal_id: number
    number: number
    form_id: number
    track_id: number
    title: string
    answers: Json
    submitted_at: Date
    submitted_by: number | null
    sha256: Buffer
  }
  submission: {
    id: Generated<number>
    competition_id: number
    schedule_id: number
    team_id: number
    user_id: number
    list: 'A' | 'B'
    sub_rank: Generated<string>
    state: 'uploaded' | 'queued' | 'running' | 'scored' | 'failed' | 'cancelled'
    fault: 'file' | 'scorer' | 'platform' | null
    fault_code: string | null
    issues: Generated<Json>
    log: Generated<Json>
    file_name: string
    storage_key: string
    sha256: string
    size: number
    note: Generated<string>
    rows: number | null
    is_candidate: Generated<boolean>
    queue_priority: Generated<number>
    quota_day: string
    charged: Generated<'accepted' | 'failed' | 'refunded'>
    received_at: Date
    started_at: Date | null
    finished_at: Date | null
    progress: Generated<number>
    voided_at: Date | null
    voided_by: number | null
    void_reason: string | null
  }
  submission_event: {
    id: Generated<number>
    submission_id: number
    at: Date
    state: string
    detail: Generated<Json>
  }
  submission_file: {
    id: Generated<number>
    submission_id: number
    file_name: string
    storage_key: string
    sha256: string
    size: number
  }
  submission_score: {
    submission_id: number
    board: 'A' | 'B'
    score: number
    submission_sha256: string
    answer_sha256: string
    scorer_hash: string
    computed_at: Date
    adjusted_score: number | null
    adjusted_reason: string | null
    adjusted_by: number | null
    adjusted_at: Date | null
    leave_out: number[] | null
    row_count: number | null
    ladder_score: number | null
    shown_score: GeneratedAlways<number>
  }
  submission_score_history: {
    id: Generated<number>
    submission_id: number
    board: 'A' | 'B'
    score: number
    submission_sha256: string
    answer_sha256: string
    scorer_hash: string
    computed_at: Date
    replaced_at: Date
    rescore_id: number | null
    adjusted_score: number | null
    adjusted_reason: string | null
  }
  submission_upload: {
    id: string
    schedule_id: number | null
    user_id: number
    name: string
    size: number
    received: Generated<number>
    fingerprint: string
    state: 'receiving' | 'received' | 'kept'
    held_by: string | null
    held_until: Date | null
    is_wanted: Generated<boolean>
    created_at: Date
    expires_at: Date
  }
  suggested_word: {
    kind: 'school' | 'major' | 'company' | 'job' | 'city' | 'skill'
    key: string
    name: string
    people: number
  }
  suggested_word_ending: {
    kind: string
    ending: string
    key: string
  }
  tag: {
    code: string
    parent_code: string | null
    name_zh: string
    name_en: string
    sort: Generated<number>
    is_hidden: Generated<boolean>
  }
  talent: {
    site_id: number
    user_id: number
    headline: string
    skills: string[]
    consented_at: Date
  }
  team: {
    id: Generated<number>
    competition_id: number
    name: string
    name_key: string
    manifesto: Generated<string>
    announcement: Generated<string>
    mentor: Generated<string>
    mentor_unit: Generated<string>
    schedule_id: number | null
    is_baseline: Generated<boolean>
    banned_at: Date | null
    ban_reason: string | null
    merged_into_id: number | null
    created_at: Date
    wants_members: Generated<boolean>
    member_count: Generated<number>
  }
  team_ban: {
    id: Generated<number>
    team_id: number
    reason: string
    banned_by: number
    banned_at: Date
    lifted_by: number | null
    lifted_at: Date | null
    lift_reason: string | null
  }
  team_ban_evidence: {
    ban_id: number
    finding_id: number
  }
  team_event: {
    id: Generated<number>
    team_id: number
    at: Date
    actor_id: number | null
    action: string
    subject_id: number | null
    detail: Generated<Json>
  }
  team_invitation: {
    team_id: number
    nonce: string
    made_by: number
    created_at: Date
    expires_at: Date
  }
  team_member: {
    competition_id: number
    user_id: number
    team_id: number
    role: 'captain' | 'member'
    joined_at: Date
    handed_over_at: Date | null
  }
  team_request: {
    id: Generated<number>
    kind: 'join' | 'merge'
    competition_id: number
    team_id: number
    from_team_id: number
    user_id: number
    message: string
    state: Generated<'open' | 'accepted' | 'denied' | 'withdrawn' | 'void'>
    void_reason: 'asker-moved' | 'team-merged' | 'banned' | 'asker-banned' | 'captain-left' | null
    created_at: Date
    decided_at: Date | null
    decided_by: number | null
  }
  unused_file: {
    storage_key: string
    since: Date
  }
  user_accomplishment: {
    id: Generated<number>
    user_id: number
    kind: 'article' | 'project' | 'prize' | 'others'
    name: string
    organization: Generated<string>
    got_on: string | null
    description: Generated<string>
    created_at: Date
  }
  user_company: {
    user_id: number
    company_name: string
    job_name: Generated<string>
    industry_code: string | null
    staff: 'under_20' | 'under_100' | 'under_500' | 'under_1000' | 'over_1000' | null
    website: Generated<string>
    introduction: Generated<string>
    updated_at: Date
  }
  user_education: {
    id: Generated<number>
    user_id: number
    school_name: string
    major_name: Generated<string>
    degree: 'senior_high_school' | 'junior_college' | 'bachelor' | 'master' | 'doctor'
    start_on: string | null
    end_on: string | null
    created_at: Date
  }
  user_guide: {
    user_id: number
    role: number | null
    student_school: Generated<string>
    student_major: Generated<string>
    student_degree: 'senior_high_school' | 'junior_college' | 'bachelor' | 'master' | 'doctor' | null
    graduation_year: number | null
    job_company: Generated<string>
    job_name: Generated<string>
    teacher_school: Generated<string>
    teacher_department: Generated<string>
    teacher_title: Generated<string>
    auth_type: number | null
    step: Generated<number>
    dismissed_at: Date | null
    finished_at: Date | null
  }
  user_industry: {
    user_id: number
    industry_code: string
    sort: number
  }
  user_privacy: {
    user_id: number
    competitions: Generated<'everybody' | 'mutual' | 'nobody'>
    my_dynamics: Generated<'everybody' | 'mutual' | 'nobody'>
    others_dynamics: Generated<'everybody' | 'mutual' | 'nobody'>
    work: Generated<'everybody' | 'mutual' | 'nobody'>
    education: Generated<'everybody' | 'mutual' | 'nobody'>
    email: Generated<'everybody' | 'mutual' | 'nobody'>
  }
  user_role: {
    user_id: number
    role: 'administrator' | 'editor' | 'organiser' | 'certifier'
    competition_id: number | null
    granted_by: number | null
    granted_at: Generated<Date>
  }
  user_skill: {
    id: Generated<number>
    user_id: number
    name: string
    name_key: string
    created_at: Date
  }
  user_work: {
    id: Generated<number>
    user_id: number
    company_name: string
    job_name: Generated<string>
    start_on: string | null
    end_on: string | null
    created_at: Date
  }
}
