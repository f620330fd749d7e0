import { Kind } from 'graphql';
import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../types';