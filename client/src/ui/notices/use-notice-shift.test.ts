import { type Area, noticeShift } from './use-notice-shift';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const area = (left: number, top: number, width: number, height: number): Area => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const onDesktop = area(1040, 740, 384, 80);
const onPhone = area(16, 684, 358, 80);

test('leaves notices in place if no field is focused', () => {
  expect(noticeShift(onDesktop, [], desktop)).toEqual({ x: 0, y: 0 });
});

test('moves notices next to an open panel', () => {
  const panel = { area: area(864, 0, 576, 900), weight: 1 };
  expect(noticeShift(onDesktop, [panel], desktop)).toEqual({ x: 864 - 16 - 1424, y: 0 });
});

test('does not cover the focused field, even if its panel fills the screen', () => {
  const panel = { area: area(0, 0, 390, 844), weight: 1 };
  const field = { area: area(16, 700, 358, 60), weight: 1_000 };
  expect(noticeShift(onPhone, [field, panel], phone)).toEqual({ x: 0, y: 16 - 684 });
  const above = { area: area(16, 20, 358, 60), weight: 1_000 };
  expect(noticeShift(onPhone, [above, panel], phone)).toEqual({ x: 0, y: 0 });
});

test('does not cover a focused list cell that is next to a panel', () => {
  const panel = { area: area(864, 0, 576, 900), weight: 1 };
  const cell = { area: area(500, 760, 200, 32), weight: 1_000 };
  expect(noticeShift(onDesktop, [cell, panel], desktop)).toEqual({ x: 500 - 16 - 1424, y: 0 });
});

test('keeps notices within the screen', () => {
  const panel = { area: area(200, 0, 1240, 900), weight: 1 };
  expect(noticeShift(onDesktop, [panel], desktop)).toEqual({ x: 0, y: 0 });
});
