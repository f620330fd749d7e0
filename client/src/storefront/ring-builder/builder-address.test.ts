import { builderHref, readBuilder } from './builder-address';

const builderOf = (search: string) => readBuilder(new URLSearchParams(search));

test.each([
  ['', 'start'],
  ['setting=A', 'stone'],
  ['diamond=W', 'setting'],
  ['setting=A&diamond=W', 'ring'],
  ['setting=A&diamond=W&step=stone', 'stone'],
  ['step=setting', 'setting'],
  ['step=ring', 'start'],
])('opens the correct step for the query string "%s": %s', (search, step) => {
  expect(builderOf(search).step).toBe(step);
});

test('stores the replaced part in the URL and restores it', () => {
  const swapped = builderHref('engagement', builderOf('setting=A&diamond=W&size=6.5'), { setting: 'B' });
  expect(swapped).toBe('/engagement-rings?setting=B&diamond=W&size=6.5&was-setting=A');
  const state = builderOf(swapped.slice(swapped.indexOf('?')));
  expect(state.former).toEqual({ setting: 'A', diamond: null });
  expect(builderHref('engagement', state, { setting: 'A' })).toBe(
    '/engagement-rings?setting=A&diamond=W&size=6.5&was-setting=B',
  );
});

test('writes the step to the URL only if it differs from the default next step', () => {
  expect(builderHref('completed', builderOf('setting=A'), {}, 'stone')).toBe('/completed-rings?setting=A');
  expect(builderHref('completed', builderOf('setting=A'), {}, 'setting')).toBe(
    '/completed-rings?setting=A&step=setting',
  );
  expect(builderHref('completed', builderOf(''), {}, 'start')).toBe('/completed-rings');
});
