import Handlebars from 'handlebars';
import type { ErrorDetail } from '../../../kernel/errors/catalogue.ts';
import { type EmailValues, isPlaceholder, placeholders } from './placeholders.ts';

/**
 * Isolated Handlebars environment with only the helpers `if` and `unless`, so that templates cannot call any other
 * helper.
 */
const language = Handlebars.create();
const blocks = ['if', 'unless'] as const;
for (const helper of Object.keys(language.helpers)) {
  if (!blocks.some((block) => block === helper)) language.unregisterHelper(helper);
}

const formatPosition = ({ start }: hbs.AST.SourceLocation): string => `line ${start.line}, column ${start.column + 1}`;
const available = Object.keys(placeholders).join(', ');

/**
 * Reports all expressions that are not allowed. Only placeholders, and `if` and `unless` blocks whose condition is a
 * placeholder, are allowed.
 */
class Inspector extends Handlebars.Visitor {
  readonly problems: string[] = [];

  override MustacheStatement({ escaped, path, params, hash, loc }: hbs.AST.MustacheStatement): void {
    if (!escaped) this.refuse('three braces are not allowed: values are always escaped', loc);
    if (params.length > 0 || hash?.pairs.length) this.refuse('a placeholder takes no parameters', loc);
    this.inspectName(path);
  }

  override BlockStatement({ path, params, hash, program, inverse, loc }: hbs.AST.BlockStatement): void {
    const [condition] = params;
    if (path.type !== 'PathExpression' || !blocks.some((block) => block === path.original)) {
      this.refuse(`only {{#${blocks.join('}} and {{#')}}} blocks are allowed`, loc);
    } else if (!condition || params.length > 1 || hash?.pairs.length || program.blockParams?.length) {
      this.refuse(`{{#${path.original}}} takes one placeholder`, loc);
    } else {
      this.inspectName(condition);
    }
    this.accept(program);
    if (inverse) this.accept(inverse);
  }

  override PartialStatement({ loc }: hbs.AST.PartialStatement): void {
    this.refuse('partials are not allowed', loc);
  }

  override PartialBlockStatement({ loc }: hbs.AST.PartialBlockStatement): void {
    this.refuse('partials are not allowed', loc);
  }

  override Decorator({ loc }: hbs.AST.Decorator): void {
    this.refuse('decorators are not allowed', loc);
  }

  override DecoratorBlock({ loc }: hbs.AST.DecoratorBlock): void {
    this.refuse('decorators are not allowed', loc);
  }

  private inspectName(name: hbs.AST.Expression): void {
    if (isPath(name) && isPlaceholder(name.original)) return;
    const problem = isPath(name) ? `unknown placeholder {{${name.original}}}` : 'only a placeholder is allowed';
    this.refuse(`${problem}. Available: ${available}`, name.loc);
  }

  private refuse(message: string, loc: hbs.AST.SourceLocation): void {
    this.problems.push(`${formatPosition(loc)}: ${message}`);
  }
}

const isPath = (node: hbs.AST.Expression): node is hbs.AST.PathExpression => node.type === 'PathExpression';

/** Returns the errors in the placeholders of a subject or body, with their line and column. */
export function inspectPlaceholders(source: string, path: string): ErrorDetail[] {
  try {
    const inspector = new Inspector();
    inspector.accept(language.parse(source));
    return inspector.problems.map((message) => ({ path, message }));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // The first line of the parser's message contains the position. The remaining lines contain an ASCII drawing and
    // the expected tokens.
    const [problem = ''] = error.message.split('\n');
    return [{ path, message: `has invalid braces: ${problem.replace(/:$/, '')}` }];
  }
}

/**
 * Returns a function that fills in the placeholders in a text. The text must be valid according to {@link
 * inspectPlaceholders}. Values are escaped only if `kind` is `html`.
 */
export function compileText(source: string, kind: 'html' | 'plain'): (values: EmailValues) => string {
  const fill = language.compile<EmailValues>(source, {
    strict: true,
    noEscape: kind === 'plain',
    knownHelpers: { if: true, unless: true },
    knownHelpersOnly: true,
  });
  return (values) => fill(values, { allowProtoPropertiesByDefault: false, allowProtoMethodsByDefault: false });
}
