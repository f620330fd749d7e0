// npm run test:cluster [-- -t <name>]: starts a cluster on this machine (deploy/cluster/local.sh), and tests it with all
// faults, under load. Takes about 20 minutes. Needs root and Linux. TEST_CLUSTER_REPORT=<file> stores the measured
// outages, one JSON line per fault.
import { runClusterTests, whyNoCluster } from './cluster-tests.mjs';
import { ensureInstalled, findNode } from './installation.mjs';
import { main, StepError } from './project.mjs';
import { ensureServerBuilt } from './server-build.mjs';

await main(async () => {
  await ensureInstalled();
  const reason = await whyNoCluster({ isInstalling: true });
  if (reason) throw new StepError(`The cluster tests cannot run: ${reason}.`);
  const node = findNode();
  await ensureServerBuilt(node);
  await runClusterTests(node, { faults: 'all', args: process.argv.slice(2) });
});
