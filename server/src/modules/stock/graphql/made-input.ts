import { InputType } from 'type-graphql';
import { all } from '../../../kernel/input/field-rules.ts';
import type { InputClass } from '../../../kernel/input/input.ts';

/** Gives a class that is made here its name, which GraphQL and whoever walks the inputs know it by. */
export const named = <C extends InputClass<object>>(made: C, name: string, description: string): C => {
  Object.defineProperty(made, 'name', { value: name });
  InputType(name, { description })(made);
  return made;
};

/** Gives a class that is made here a field. */
export const put = (made: InputClass<object>, name: string, ...decorators: PropertyDecorator[]): void =>
  all(...decorators)(made.prototype, name);
