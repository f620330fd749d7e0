import { button, link } from './button';
import { checkbox, checkmark, radioGroup, radiomark, switchRecipe } from './choices';
import { accordion, container, heading, kbd, segmentGroup, separator, skipNavLink, tabs, tag } from './content';
import { progress, skeleton, slider, spinner, table } from './data';
import { dialog, drawer } from './dialogs';
import { alert, dataList, emptyState, field, fieldset, status } from './feedback';
import { input, inputAddon, nativeSelect, numberInput, textarea } from './inputs';
import { combobox, fileUpload, select } from './pickers';
import { menu, popover, toast, tooltip } from './popups';

/**
 * Our own recipes in place of Chakra's default theme (30 kB gzip). A Chakra component that is missing
 * here renders without styles: give it a recipe before using it.
 */
export const recipes = {
  button,
  link,
  input,
  inputAddon,
  textarea,
  checkmark,
  radiomark,
  heading,
  container,
  separator,
  skipNavLink,
  kbd,
  skeleton,
  spinner,
};

export const slotRecipes = {
  accordion,
  alert,
  checkbox,
  combobox,
  dataList,
  dialog,
  drawer,
  emptyState,
  field,
  fieldset,
  fileUpload,
  menu,
  nativeSelect,
  numberInput,
  popover,
  progress,
  radioGroup,
  segmentGroup,
  select,
  slider,
  status,
  switch: switchRecipe,
  table,
  tabs,
  tag,
  toast,
  tooltip,
};
