import { setFlagsFromString } from 'node:v8';

/*
 * For whole processes, before anything else. V8 puts what some line of code makes among old objects at once, where that has
 * often outlived a collection ("pretenuring"). Now and then it takes rows of a long file for such, and every dead old row
 * keeps its cells until all of the heap is collected: while a million rows were imported the process grew by 450 MB.
 */
setFlagsFromString('--no-allocation-site-pretenuring');
