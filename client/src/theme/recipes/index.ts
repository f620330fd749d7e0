import { button, link } from './button';
import { checkbox, checkmark } from './choices';
import { container, heading, segmentGroup, skipNavLink, tag } from './content';
import { skeleton, slider, spinner, table } from './data';
import { dialog, drawer } from './dialogs';
import { alert, dataList, emptyState, field, status } from './feedback';
import { input, inputAddon, nativeSelect, textarea } from './inputs';
import { combobox } from './pickers';
import { menu, popover } from './popups';

/**
 * Recipes that replace Chakra's default theme (30 kB gzipped). A Chakra component without a recipe in this list
 * renders without styles, so add its recipe before using it.
 */
export const recipes = {
  button,
  link,
  input,
  inputAddon,
  textarea,
  checkmark,
  heading,
  container,
  skipNavLink,
  skeleton,
  spinner,
};

export const slotRecipes = {
  alert,
  checkbox,
  combobox,
  dataList,
  dialog,
  drawer,
  emptyState,
  field,
  menu,
  nativeSelect,
  popover,
  segmentGroup,
  slider,
  status,
  table,
  tag,
};
