import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { jobRan } from '../../../infra/jobs/jobs.ts';

export function registerJobMetrics(registers: Registry[]): () => void {
  // Not `job`: Prometheus gives that label to every series, with the name of the scrape.
  const labelNames = ['name'] as const;
  const failures = new Counter({
    name: 'foyer_job_failures_total',
    help: 'Runs of a job that failed; it is repeated',
    labelNames,
    registers,
  });
  const duration = new Histogram({
    name: 'foyer_job_duration_seconds',
    help: 'Time of one run of a job',
    labelNames,
    buckets: [0.01, 0.1, 1, 10, 60],
    registers,
  });
  const succeededAt = new Gauge({
    name: 'foyer_job_last_success_timestamp_seconds',
    help: 'End of the last run of a job that succeeded on this node',
    labelNames,
    registers,
  });
  return jobRan.subscribe(({ job: name, seconds, isSuccessful }) => {
    failures.inc({ name }, isSuccessful ? 0 : 1);
    duration.observe({ name }, seconds);
    if (isSuccessful) succeededAt.setToCurrentTime({ name });
  });
}
