// Preloaded into a service (node --import). Sends SIGTERM to its own process when the parent process has ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
