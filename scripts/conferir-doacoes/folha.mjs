import { visivel } from './dizer.mjs';

/** As the register's pages are cut. */
export const POR_PAGINA = 1024;

export const HEX = /^[0-9a-f]{64}$/;
const MES = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The leaf of a place; throws a sentence if it is not written exactly as agreed. */
export function lerFolha(texto, lugar) {
  let folha;
  try {
    folha = JSON.parse(texto);
  } catch {
    throw new Error('não se lê');
  }
  const { cidade, comprovante, estorna, kg, mes, n } = folha ?? {};
  const exata = JSON.stringify(kg === 1 ? { cidade, comprovante, kg, mes, n } : { cidade, estorna, kg, mes, n });
  const sabida = typeof cidade === 'string' && cidade.trim() !== '' && MES.test(mes) && (kg === 1 || kg === -1);
  if (exata !== texto || !sabida) throw new Error('não está na forma combinada');
  if (n !== lugar) throw new Error(`tem o número ${visivel(n)}`);
  if (kg === 1 ? !HEX.test(comprovante) : !Number.isInteger(estorna)) throw new Error('não está na forma combinada');
  return { ...folha, grupo: `${mes} ${cidade}` };
}
