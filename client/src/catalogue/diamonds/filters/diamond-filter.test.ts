import { diamondFacets } from './diamond-facets';
import { diamondFilter, type ListedColor } from './diamond-filter';

function color(id: string, name: string, variation: string, category: ListedColor['category']): ListedColor {
  return { __typename: 'Color', id, label: `${variation} ${name}`, rank: Number(id), name, variation, category };
}

const colors = [
  color('1', 'White', 'D', 'WHITE'),
  color('2', 'White', 'E', 'WHITE'),
  color('24', 'Black', 'Black', 'BLACK'),
  color('25', 'Yellow', 'Fancy', 'FANCY'),
  color('26', 'Yellow', 'Fancy Vivid', 'FANCY'),
  color('27', 'Pink', 'Fancy', 'FANCY'),
];

describe('diamondFilter', () => {
  it('keeps to the page', () => {
    expect(diamondFilter('WHITE', {}, colors)).toEqual({ collection: 'WHITE' });
  });

  it('takes a hue for all its colours', () => {
    const filter = diamondFilter('FANCY', { hue: { kind: 'options', values: ['Yellow'] } }, colors);

    expect(filter.colorIds).toEqual(['25', '26']);
  });

  it('takes letters and hues for either', () => {
    const values = {
      color: { kind: 'options', values: ['1'] },
      hue: { kind: 'options', values: ['Pink'] },
    } as const;

    expect(diamondFilter('FANCY_SHAPES', values, colors).colorIds).toEqual(['1', '27']);
  });

  it('never sends an empty list, which the server would refuse', () => {
    const values = {
      status: { kind: 'options', values: ['SOMETHING_ELSE'] },
      hue: { kind: 'options', values: ['Plaid'] },
    } as const;

    expect(diamondFilter('WHITE', values, colors)).toEqual({ collection: 'WHITE' });
  });
});

describe('diamondFacets', () => {
  it('gives letters their own counts and hues the sum of theirs', () => {
    const options = ['1', '2', '24', '25', '26', '27'].map((value) => ({
      __typename: 'FacetOption' as const,
      value,
      label: value,
      count: Number(value),
    }));
    const { color: letters, hue: hues } = diamondFacets(
      [{ __typename: 'OptionFacet', field: 'COLOR', options }],
      colors,
    ).options;

    expect(letters?.map(({ value, count }) => [value, count])).toEqual([
      ['1', 1],
      ['2', 2],
    ]);
    expect(hues?.map(({ value, count }) => [value, count])).toEqual([
      ['Black', 24],
      ['Yellow', 51],
      ['Pink', 27],
    ]);
  });
});
