// Reads the report of `pnpm audit --json`, and the waivers of advisories.
const BLOCKING = ['high', 'critical'];
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The advisories of a report: `{ id, severity, name, title }`; null when this is no report. */
export function advisoriesOf(text) {
  let report;
  try {
    report = JSON.parse(text);
  } catch {
    return null;
  }
  if (!report?.advisories || report.error) return null;
  return Object.entries(report.advisories).map(([key, { severity, module_name: name, title, url, ...rest }]) => ({
    id: rest.github_advisory_id ?? /GHSA(-\w{4}){3}/.exec(url ?? '')?.[0] ?? key,
    severity,
    name,
    title,
  }));
}

/**
 * Objections to a release, in sentences: each high or critical advisory without a waiver (`{ advisory, reason, expires
 * }`, the last an ISO date on which it still holds), and each invalid waiver.
 */
export function judge(advisories, waivers, today) {
  const isComplete = ({ advisory, reason, expires }) =>
    advisory && typeof reason === 'string' && reason.trim().length >= 20 && DATE.test(expires ?? '');
  const isRunning = ({ expires }) => expires >= today;
  const valid = new Set(waivers.filter((one) => isComplete(one) && isRunning(one)).map(({ advisory }) => advisory));
  return [
    ...waivers.flatMap((one) => {
      if (!isComplete(one))
        return [
          `waiver of ${one.advisory ?? '?'}: needs advisory, a reason of a sentence, and a date until which it holds`,
        ];
      return isRunning(one) ? [] : [`waiver of ${one.advisory}: ended on ${one.expires}`];
    }),
    ...advisories
      .filter(({ id, severity }) => BLOCKING.includes(severity) && !valid.has(id))
      .map(({ id, severity, name, title }) => `${severity}: ${name}, ${title} (${id})`),
  ];
}
