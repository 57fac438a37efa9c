import { type DataIso, dataValida } from '@indica-bem/domain/brasil/datas';
import { type Mes, mesDe } from '@indica-bem/domain/brasil/mes';
import { mesLegivel } from '@indica-bem/domain/evento/calendario';
import { noEndereco, umDe } from '../lib/partes-do-endereco';

/** What the calendar's address says: reload and "back" find it as it was. */
export interface Vista {
  visao: 'mes' | 'lista';
  mes: Mes;
  dia: DataIso | null;
}

const ehDia = (lido: string) => dataValida(lido) && mesLegivel(mesDe(lido)) !== null;

const { ler, escrever } = noEndereco<Omit<Vista, 'mes'> & { mes: Mes | null }>({
  visao: umDe('visao', ['lista'], 'mes'),
  mes: { nome: 'mes', ler: mesLegivel, escrever: (mes) => mes ?? '' },
  dia: { nome: 'dia', ler: (lido) => (ehDia(lido) ? lido : null), escrever: (dia) => dia ?? '' },
});

export function lerVista(params: URLSearchParams, hoje: DataIso): Vista {
  const { visao, mes, dia } = ler(params);
  return { visao, mes: mes ?? mesDe(dia ?? hoje), dia };
}

/** What is usual is not written. */
export const escreverVista = (vista: Vista, hoje: DataIso): URLSearchParams =>
  escrever({ ...vista, mes: vista.mes === mesDe(hoje) ? null : vista.mes });
