// Preloaded (node --import) into a service: asks it to stop, as a signal would, when the process that started it is gone.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
