import { configure, getConfig } from '@testing-library/react';

/**
 * Who waits for an element asks again at every change of the page, and each "not yet" came with a print of all of it: a
 * fifteenth of the work of these tests. Only the last one is read, and Testing Library prints the page for that one anyway.
 */
const { getElementError: comRetrato } = getConfig();
const esperando = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

function semRetrato(mensagem: string | null, onde: Element): Error {
  if (!esperando()) return comRetrato(mensagem, onde);
  return Object.assign(new Error(mensagem ?? 'não está na página'), { name: 'TestingLibraryElementError' });
}

// A screen's code is loaded on the way to it: on a crowded machine that takes its time. Run again for each file of a worker,
// which all share Testing Library.
configure({ asyncUtilTimeout: 20_000 });
if (comRetrato.name !== semRetrato.name) configure({ getElementError: semRetrato });
