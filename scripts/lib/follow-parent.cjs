// Preloaded into the servers that our scripts start: when the script is killed with no chance to end them, the channel closes
// and they end themselves. The channel keeps nobody alive.
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
