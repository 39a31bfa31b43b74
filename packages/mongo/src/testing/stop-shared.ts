export default async function stopShared(): Promise<void> {
  await globalThis.sharedMongo?.stop();
}
