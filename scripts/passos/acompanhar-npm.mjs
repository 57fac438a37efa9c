// npm hands SIGTERM to a shell that may die without passing it on: when the parent goes, so do we.
if (process.env.npm_lifecycle_event) {
  const pai = process.ppid;
  const vigia = setInterval(() => {
    if (process.ppid === pai) return;
    clearInterval(vigia);
    process.kill(process.pid, 'SIGTERM');
  }, 300).unref();
}
