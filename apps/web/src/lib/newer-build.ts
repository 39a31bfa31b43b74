/** The entry of the code that runs here ('/assets/index-1a2b3c.js'); undefined while developing. */
const runningEntry = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset.entry;

/** Whether the server has another build than the one that runs here; false when it cannot be asked. */
export async function isNewerBuildPublished(): Promise<boolean> {
  const running = runningEntry();
  if (!running) return false;
  try {
    const response = await fetch('/build.json', { cache: 'no-store' });
    const { entry } = (await response.json()) as { entry: string };
    return response.ok && entry !== running;
  } catch {
    return false;
  }
}
