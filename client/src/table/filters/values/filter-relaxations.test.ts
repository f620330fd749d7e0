import { suggestFilterRelaxations } from './filter-relaxations';
import type { FilterValues } from './filter-value';

const values: FilterValues = {
  shape: { kind: 'options', values: ['3'] },
  color: { kind: 'options', values: ['1'] },
  q: { kind: 'text', text: 'x' },
};

describe('suggestFilterRelaxations', () => {
  it('lists the filters whose removal yields matches, starting with the most matches', async () => {
    const counts = new Map([
      ['color,q', 12],
      ['shape,q', 40],
    ]);
    const countOf = (candidate: FilterValues) => Promise.resolve(counts.get(Object.keys(candidate).join()) ?? 0);

    const relaxations = await suggestFilterRelaxations(values, countOf);

    expect(relaxations.map(({ fieldId, count }) => [fieldId, count])).toEqual([
      ['color', 40],
      ['shape', 12],
    ]);
  });

  it('suggests exactly the filter changes whose matches were counted', async () => {
    const counted: FilterValues[] = [];
    const relaxations = await suggestFilterRelaxations(values, (candidate) => {
      counted.push(candidate);
      return Promise.resolve(1);
    });

    expect(relaxations.map((relaxation) => relaxation.values)).toEqual(counted);
  });
});
