// Preloaded into a service (node --import). Sends itself SIGTERM when its parent process has ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
