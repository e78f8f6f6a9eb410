import type { EmulatedService } from './service.ts'

/** What tests and the demo do with a running emulator. */
export function controlsOf(
  { requests, faults, steps, threads, jobs, links, updates, agentJobs }: EmulatedService,
  archive: string | undefined
) {
  return {
    /** Every request to API and store since the start, oldest first. */
    requests: requests.all,
    nextRequest: requests.next.bind(requests),
    /** Adds faults to the end of the queue. */
    fault: faults.add.bind(faults),
    clearFaults: faults.clear.bind(faults),
    pause: steps.pause.bind(steps),
    /** Lets waiting jobs take this many steps: to `running`, then one per page. */
    step: steps.step.bind(steps),
    resume: steps.resume.bind(steps),
    failNextJob: jobs.failNext.bind(jobs),
    job: jobs.get.bind(jobs),
    jobEnded: jobs.ended.bind(jobs),
    jobs: jobs.list.bind(jobs),
    /** Path of a job's archive on disk, to compare with a download. */
    archiveOf: (jobId: string) => {
      const job = jobs.get(jobId)
      return job && (archive ?? jobs.archiveOf(job))
    },
    listPages: threads.listPages.bind(threads),
    expireLinks: links.expireAll.bind(links),
    setSite: jobs.setSite.bind(jobs),
    setCommit: updates.setCommit.bind(updates),
    failNextUpdate: updates.failNext.bind(updates),
    updates: updates.list.bind(updates),
    updateEnded: updates.ended.bind(updates),
    addAgentJob: agentJobs.add.bind(agentJobs),
    nextAgentJob: agentJobs.setNext.bind(agentJobs),
    startedAgentJobs: agentJobs.started.bind(agentJobs)
  }
}
