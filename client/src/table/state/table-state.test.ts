import { hasTableState, readTableState, type TableShape, type TableState, writeTableState } from './table-state';

const shape: TableShape = {
  fields: [
    { id: 'shape', kind: 'options' },
    { id: 'carat', kind: 'range' },
    { id: 'graded', kind: 'toggle' },
    { id: 'q', kind: 'text' },
    { id: 'no', kind: 'numbers' },
  ],
  sortable: ['carat', 'color', 'price', 'no'],
  defaultSort: [{ column: 'carat', isDescending: false }],
};

const defaultState: TableState = { filters: {}, sort: shape.defaultSort, page: 0, view: null, columns: null };

const read = (search: string) => readTableState(new URLSearchParams(search), shape);

describe('list state in the URL', () => {
  it('writes nothing to the URL for the default state', () => {
    expect(writeTableState(defaultState, shape).toString()).toBe('');
    expect(read('')).toEqual(defaultState);
  });

  it('writes the state to the URL and reads it back', () => {
    const state: TableState = {
      filters: {
        shape: { kind: 'options', values: ['3', 'Fancy Intense & more'] },
        carat: { kind: 'range', range: { min: 1.02, max: null } },
        graded: { kind: 'toggle', isOn: false },
        q: { kind: 'text', text: 'eye clean' },
        no: { kind: 'numbers', numbers: ['A-1', 'B/2.x'] },
      },
      sort: [
        { column: 'price', isDescending: true },
        { column: 'carat', isDescending: false },
      ],
      page: 2,
      view: 'grid',
      columns: ['carat', 'price'],
    };

    expect(read(writeTableState(state, shape).toString())).toEqual(state);
  });

  it('uses short, readable parameters', () => {
    const parameters = writeTableState(
      { ...defaultState, filters: { carat: { kind: 'range', range: { min: 1.02, max: 2 } } }, page: 2 },
      shape,
    );

    expect(parameters.toString()).toBe('carat=1.02..2&page=3');
  });

  it.each([
    ['an invalid range', 'carat=abc'],
    ['an inverted range', 'carat=2..1'],
    ['an empty range', 'carat=..'],
    ['an unknown column', 'sort=-stars'],
    ['page 0', 'page=0'],
    ['an invalid page', 'page=-1'],
    ['an unknown view', 'view=carousel'],
    ['an invalid toggle value', 'graded=maybe'],
    ['empty texts', 'q=&no=&shape='],
  ])('ignores invalid parameters: %s', (_, search) => {
    expect(read(search)).toEqual(defaultState);
  });

  it('sorts by at most three columns', () => {
    expect(read('sort=carat.color.price.no').sort).toHaveLength(3);
  });

  it('keeps the URL parameters of other components', () => {
    const others = new URLSearchParams('compare=1.2&carat=1..2');

    expect(writeTableState(defaultState, shape, others).toString()).toBe('compare=1.2');
    expect(hasTableState(new URLSearchParams('compare=1.2'), shape)).toBe(false);
    expect(hasTableState(others, shape)).toBe(true);
  });

  it('accepts negative limits for ranges', () => {
    expect(read('carat=-30..-10').filters).toEqual({ carat: { kind: 'range', range: { min: -30, max: -10 } } });
  });
});
