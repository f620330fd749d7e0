import type { RequestContext } from '../context.ts';

/** Days for which what was only tried out is kept. */
export const sandboxDays = 7;

/** Whether facts of an event are of what was only tried out. */
export const isOfTest = (facts: object): boolean => 'isTest' in facts && facts.isTest === true;

/** Whether a request is for trying things out: that of a program with a test key. */
export const isTest = ({ key }: Pick<RequestContext, 'key'>): boolean => key?.isTest ?? false;
