import { toggleOption, withFilter } from './filter-value';

describe('toggleOption', () => {
  it('adds and removes options, and clears the filter when its last option is removed', () => {
    const one = toggleOption(undefined, '3');
    const two = toggleOption(one ?? undefined, '4');

    expect(one).toEqual({ kind: 'options', values: ['3'] });
    expect(two).toEqual({ kind: 'options', values: ['3', '4'] });
    expect(toggleOption(one ?? undefined, '3')).toBeNull();
  });
});

describe('withFilter', () => {
  it('clears a filter', () => {
    const values = withFilter({ q: { kind: 'text', text: 'x' } }, 'q', null);

    expect(values).toEqual({});
    expect(Object.keys(values)).toHaveLength(0);
  });
});
