import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, StepError } from '../project.mjs';

/**
 * Returns the instructions of the Dockerfile as pairs of a keyword and its arguments. Variables in arguments are not
 * replaced.
 */
function instructionsOf(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const text = lines.filter((line) => !/^\s*#/.test(line)).join('\n');
  const joined = text.replace(/\\\n/g, ' ').split('\n');
  return joined.filter((line) => line.trim()).map((line) => /^(\w+)\s+(.*)$/.exec(line).slice(1));
}

/**
 * Builds the stages of the Dockerfile without Docker. Each stage is an overlay over the root folder of this machine,
 * which takes the place of the base image. The files of a stage are in `<folder>/<stage>`. Returns the state of the
 * last stage.
 */
export function buildStages(file, folder) {
  let stage;
  for (const [keyword, args] of instructionsOf(file)) {
    if (keyword === 'FROM') stage = newStage(folder, / AS (\w+)$/.exec(args)?.[1] ?? 'final');
    else if (keyword === 'WORKDIR') enterFolder(stage, args);
    else if (keyword === 'ARG') Object.assign(stage.args, variablesOf(args));
    else if (keyword === 'ENV') Object.assign(stage.env, variablesOf(replaceArguments(args, stage.args)));
    else if (keyword === 'CMD') stage.command = JSON.parse(args);
    else if (keyword === 'COPY') copy(stage, folder, args.split(/\s+/));
    else if (keyword === 'RUN') runInStage(stage, args);
    // Other instructions do not change files.
  }
  return stage;
}

function newStage(folder, name) {
  const files = path.join(folder, name);
  mkdirSync(path.join(files, 'etc'), { recursive: true });
  // The base image has this account.
  for (const list of ['passwd', 'group']) {
    const entry = list === 'passwd' ? 'node:x:1000:1000::/home/node:/bin/sh\n' : 'node:x:1000:\n';
    writeFileSync(path.join(files, 'etc', list), readFileSync(`/etc/${list}`, 'utf8') + entry);
  }
  return { name, files, work: path.join(folder, `${name}.work`), workFolder: '/', args: {}, env: {} };
}

function enterFolder(stage, folder) {
  stage.workFolder = folder;
  mkdirSync(path.join(stage.files, folder), { recursive: true });
}

const variablesOf = (args) => Object.fromEntries(args.split(/\s+/).map((pair) => pair.split(/=(.*)/).slice(0, 2)));

const replaceArguments = (text, values) => text.replace(/\$(\w+)/g, (match, name) => values[name] ?? match);

function copy(stage, folder, args) {
  const from = args[0].startsWith('--from=') ? path.join(folder, args.shift().slice('--from='.length)) : undefined;
  const target = args.pop();
  for (const source of args) {
    const origin = path.join(from ?? root, source);
    // Like Docker, copies the contents of a folder, but a file with its name.
    const isFolder = statSync(origin).isDirectory();
    const destination = path.join(
      stage.files,
      stage.workFolder,
      isFolder || !target.endsWith('/') ? target : path.join(target, path.basename(source)),
    );
    cpSync(origin, destination, { recursive: true, verbatimSymlinks: true, filter: from ? undefined : isInContext });
  }
}

/** Applies the exclusions of `.dockerignore`. */
function isInContext(file) {
  const name = path.basename(file);
  return name !== 'node_modules' && name !== 'dist' && !/\.test\.tsx?$/.test(name);
}

function runInStage(stage, command) {
  console.log(`${stage.name}: ${command.replace(/\s+/g, ' ').slice(0, 100)}`);
  mkdirSync(stage.work, { recursive: true });
  const options = `lowerdir=/,upperdir=${stage.files},workdir=${stage.work}`;
  const { status } = spawnSync(...inRoot(options, `cd ${stage.workFolder} && ${command}`), {
    env: { PATH: searchPath(), HOME: process.env.HOME, ...stage.env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new StepError(`${stage.name}: the command failed with exit code ${status}: ${command}`);
}

/** Returns the program and arguments that run a shell command with an overlay as its root folder. */
export function inRoot(overlayOptions, command, prepare = 'true') {
  const script = `set -e
    root=$(mktemp -d)
    mount -t overlay overlay -o "$1" "$root"
    mount --rbind /proc "$root/proc"
    mount --rbind /dev "$root/dev"
    ${prepare}
    exec chroot "$root" /bin/sh -c "$2"`;
  return ['unshare', ['--mount', '--propagation', 'private', 'sh', '-c', script, 'sh', overlayOptions, command]];
}

/** Puts the Node that runs this script first, because it has the version of the base image. */
export const searchPath = () => `${path.dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin`;

/** Returns the size of a folder in MB. */
export const megabytesOf = (folder) =>
  Math.round(
    Number(execFileSync('du', ['-s', '--apparent-size', '-B', '1000', folder], { encoding: 'utf8' }).split('\t')[0]) /
      1000,
  );
