// One load of one page as Lighthouse sees it on a slow phone: 1.6 Mbps, 150 ms, a processor slowed four times (its mobile preset).
import lighthouse from 'lighthouse';

const kilobytes = (requests) => requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;

/**
 * `{ score, fcp, lcp, blocking, shift, script, scripts, requests }` of the page at `url` in the browser that listens on `port`: score of 100,
 * times in milliseconds, script in kB as transferred and in files.
 * Caches are emptied before, the session's cookies stay.
 */
export async function measure(url, port, attempts = 3) {
  const { lhr } = await lighthouse(url, { port, onlyCategories: ['performance'], output: 'json', logLevel: 'error' });
  // The browser's recording now and then lacks the start of the navigation: nothing was measured, so it is made again.
  if (lhr.runtimeError?.code === 'NO_NAVSTART' && attempts > 1) return measure(url, port, attempts - 1);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const value = (audit) => lhr.audits[audit].numericValue;
  const requests = lhr.audits['network-requests'].details.items;
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    score: lhr.categories.performance.score * 100,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    script: kilobytes(scripts),
    scripts: scripts.length,
    requests: requests.length,
  };
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** Of each figure the median over the loads. */
export const medians = (loads) =>
  Object.fromEntries(Object.keys(loads[0]).map((key) => [key, median(loads.map((load) => load[key]))]));
