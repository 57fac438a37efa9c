type Familia = { tipo: 'counter' | 'gauge' | 'histogram'; ajuda: string };

/** Every family of numbers there is, in the order it is shown. What each means for who watches: docs/operations.md. */
export const FAMILIAS = {
  indica_bem_build_info: { tipo: 'gauge', ajuda: 'Always 1; which version runs, on which Node.' },
  process_start_time_seconds: { tipo: 'gauge', ajuda: 'When the process began, in seconds since 1970.' },
  ready: { tipo: 'gauge', ajuda: '1 while /api/ready would say 200.' },
  readiness_reason: { tipo: 'gauge', ajuda: '1 for the reason why the instance is not ready.' },
  clock_offset_seconds: { tipo: 'gauge', ajuda: 'How far ahead of the database the clock is; 0 up to 30 s.' },
  http_request_duration_seconds: { tipo: 'histogram', ajuda: 'Requests by declared route and status.' },
  limit_hits_total: { tipo: 'counter', ajuda: 'Requests answered 429, by the limit they met.' },
  coupon_lookups_total: {
    tipo: 'counter',
    ajuda: 'Coupons looked up or read at tills, by verdict: ok, or the refusal.',
  },
  coupon_validations_total: { tipo: 'counter', ajuda: 'Sales at tills, by verdict: ok, or the refusal.' },
  sale_undos_total: { tipo: 'counter', ajuda: 'Sales undone, by verdict: ok, or the refusal.' },
  purchase_flags_total: { tipo: 'counter', ajuda: 'Purchases held back for a person to look at, by rule.' },
  purchases_under_review: { tipo: 'gauge', ajuda: 'Purchases held back now, counted up to 10,000.' },
  queue_waiting_jobs: { tipo: 'gauge', ajuda: 'Jobs that are due and not taken, by queue, counted up to 10,000.' },
  queue_postponed_jobs: { tipo: 'gauge', ajuda: 'Jobs whose time has not come, by queue, counted up to 10,000.' },
  queue_oldest_waiting_seconds: { tipo: 'gauge', ajuda: 'For how long the oldest due job of a queue has waited.' },
  jobs_total: { tipo: 'counter', ajuda: 'Tries of jobs of this instance, by queue and outcome.' },
  job_seconds_total: { tipo: 'counter', ajuda: 'Time spent on jobs of this instance, by queue.' },
  mails_total: {
    tipo: 'counter',
    ajuda: 'Mails of this instance: sent, postponed, refused for good, or not needed any more.',
  },
  imports_total: { tipo: 'counter', ajuda: 'Imported files by kind: done, stopped by a failure, or cancelled.' },
  import_rows_total: { tipo: 'counter', ajuda: 'Rows of imported files by kind and verdict.' },
  import_waiting_rows: { tipo: 'gauge', ajuda: 'Rows of files being imported that are not done, by kind.' },
  registro_leaves: { tipo: 'gauge', ajuda: 'Leaves of the public register.' },
  registro_waiting_leaves: { tipo: 'gauge', ajuda: 'Kilograms not yet in the register, counted up to 10,000.' },
  registro_oldest_waiting_seconds: { tipo: 'gauge', ajuda: 'For how long the oldest of them has waited.' },
  registro_last_checkpoint_seconds: { tipo: 'gauge', ajuda: 'Age of the last signed root.' },
  backup_last_success_timestamp_seconds: { tipo: 'gauge', ajuda: 'The moment that the newest good copy saw.' },
  backup_last_size_bytes: { tipo: 'gauge', ajuda: 'The size of its file.' },
  backup_last_duration_seconds: { tipo: 'gauge', ajuda: 'How long it took.' },
  restore_drill_last_success_timestamp_seconds: { tipo: 'gauge', ajuda: 'The last drill that found nothing wrong.' },
  restore_drill_last_duration_seconds: { tipo: 'gauge', ajuda: 'How long its restore took.' },
  avisos_total: { tipo: 'counter', ajuda: 'What somebody should look at, by name; the log tells more.' },
  db_pool_connections: { tipo: 'gauge', ajuda: 'Open connections to the database, by pool.' },
  db_pool_idle_connections: { tipo: 'gauge', ajuda: 'Of these, idle.' },
  db_pool_waiting_requests: { tipo: 'gauge', ajuda: 'What waits for a connection, by pool.' },
  db_pool_max_connections: { tipo: 'gauge', ajuda: 'Connections a pool may open.' },
  db_readings_up: { tipo: 'gauge', ajuda: '1 if the database told its numbers in time; 0: they are missing here.' },
  traces_dropped_total: { tipo: 'counter', ajuda: 'Spans lost: no room in the queue, or the collector refused them.' },
  process_cpu_seconds_total: { tipo: 'counter', ajuda: 'Processor time.' },
  process_resident_memory_bytes: { tipo: 'gauge', ajuda: 'Memory of the process.' },
  nodejs_heap_used_bytes: { tipo: 'gauge', ajuda: 'Of it, objects.' },
  nodejs_external_memory_bytes: { tipo: 'gauge', ajuda: 'Of it, buffers.' },
  nodejs_eventloop_lag_p99_seconds: { tipo: 'gauge', ajuda: 'How late 1 in 100 timers was, since the reading before.' },
  nodejs_gc_seconds_total: { tipo: 'counter', ajuda: 'Time in the garbage collector.' },
} as const satisfies Record<string, Familia>;

export type NomeDeFamilia = keyof typeof FAMILIAS;
type DoTipo<T extends Familia['tipo']> = {
  [N in NomeDeFamilia]: (typeof FAMILIAS)[N]['tipo'] extends T ? N : never;
}[NomeDeFamilia];
export type Contador = DoTipo<'counter'>;
export type Medidor = DoTipo<'gauge'>;
export type Histograma = DoTipo<'histogram'>;
