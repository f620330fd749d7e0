import { existsSync } from 'node:fs';
import { run, StepError } from './project.mjs';
import { installPackages } from './system-packages.mjs';

/** Debian packages that deploy/cluster/local.sh needs, each with a file that shows that it is installed. */
const packages = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  'etcd-client': '/usr/bin/etcdctl',
  haproxy: '/usr/sbin/haproxy',
  keepalived: '/usr/sbin/keepalived',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  'gettext-base': '/usr/bin/envsubst',
  iproute2: '/usr/sbin/ip',
  nftables: '/usr/sbin/nft',
  jq: '/usr/bin/jq',
  curl: '/usr/bin/curl',
};

const missing = () => Object.keys(packages).filter((name) => !existsSync(packages[name]));

/**
 * Installs the packages of a cluster if permitted. Returns the reason why the cluster tests cannot run. Null if they
 * can. On CI machines, missing packages are installed. On other machines, they would start
 * services that the user did not ask for.
 */
export async function whyNoCluster({ isInstalling }) {
  if (process.platform !== 'linux') return 'they need Linux';
  if (process.getuid() !== 0) return 'they need root, for network namespaces';
  if (missing().length > 0 && isInstalling) {
    try {
      await installPackages(...missing());
    } catch (error) {
      if (!(error instanceof StepError)) throw error;
      console.warn(error.message);
    }
  }
  if (missing().length > 0) return `they need the packages ${missing().join(', ')}`;
  try {
    await run('ip netns', 'sh', ['-c', 'ip netns add facet-probe && ip netns del facet-probe'], { quiet: true });
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    return 'this machine does not permit network namespaces';
  }
  return null;
}

/** Runs the cluster tests with Jest. `faults` is `short` for two faults or `all`. */
export const runClusterTests = (node, { faults, args = [], env = {} }) =>
  run('cluster tests', node, ['node_modules/jest/bin/jest.js', '--selectProjects', 'cluster', ...args], {
    env: {
      TEST_CLUSTER: faults,
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
      ...env,
    },
  });
