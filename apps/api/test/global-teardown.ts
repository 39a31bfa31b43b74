/** Ends the server that global-setup started. */
export default async function globalTeardown(): Promise<void> {
  await (globalThis as { __mongo?: { stop(): Promise<void> } }).__mongo?.stop();
}
