import { version } from '../../../package.json';

/** Goes into the bundle: what runs says what it is, whatever lies around it. */
export const VERSAO: string = version;
