import {  } from '@apollo/client/react';
import * as Documents from '../../../documents/table/list/last-update';
import type * as Types from '../../../types';