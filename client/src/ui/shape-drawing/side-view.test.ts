import { type ReportedCut, sideProfile } from './side-view';

const cut: ReportedCut = {
  tablePercent: 57,
  depthPercent: 61.5,
  crownAngle: 34.5,
  crownHeight: 15,
  girdle: 'Medium',
};

describe('sideProfile', () => {
  it('draws the crown at the reported crown angle', () => {
    const profile = sideProfile(cut);

    expect(profile?.tableStart).toBeCloseTo(21.5);
    expect(profile?.tableEnd).toBeCloseTo(78.5);
    expect(profile?.crownHeight).toBeCloseTo(14.776, 2);
    expect(profile?.depth).toBe(61.5);
  });

  it('calculates the crown angle if the report contains only the crown height', () => {
    expect(sideProfile({ ...cut, crownAngle: null })?.crownAngle).toBeCloseTo(34.9, 1);
  });

  it.each([
    ['table', { tablePercent: null }],
    ['depth', { depthPercent: null }],
    ['crown', { crownAngle: null, crownHeight: null }],
  ])('returns null if the %s is missing', (_, missing) => {
    expect(sideProfile({ ...cut, ...missing })).toBeNull();
  });

  it('returns null for impossible proportions, such as a crown that is taller than the stone', () => {
    expect(sideProfile({ ...cut, depthPercent: 12 })).toBeNull();
  });

  it('draws a thick girdle taller than a thin girdle', () => {
    const heightOf = (girdle: string) => sideProfile({ ...cut, girdle })?.girdleHeight ?? 0;

    expect(heightOf('Very Thick')).toBeGreaterThan(heightOf('Thick'));
    expect(heightOf('Thick')).toBeGreaterThan(heightOf('Slightly Thick'));
    expect(heightOf('Slightly Thick')).toBeGreaterThan(heightOf('Thin'));
  });
});
