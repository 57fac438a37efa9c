import { type DataIso, dataValida } from '@indica-bem/domain/brasil/datas';
import { type Mes, mesDe, mesLegivel } from '@indica-bem/domain/evento/calendario';

/** What the calendar's address says: reload and "back" find it as it was. */
export interface Vista {
  visao: 'mes' | 'lista';
  mes: Mes;
  dia: DataIso | null;
}

export function lerVista(params: URLSearchParams, hoje: DataIso): Vista {
  const texto = params.get('dia');
  const dia = texto && dataValida(texto) && mesLegivel(mesDe(texto)) ? texto : null;
  return {
    visao: params.get('visao') === 'lista' ? 'lista' : 'mes',
    mes: mesLegivel(params.get('mes')) ?? mesDe(dia ?? hoje),
    dia,
  };
}

/** What is usual is not written. */
export function escreverVista({ visao, mes, dia }: Vista, hoje: DataIso): URLSearchParams {
  const params = new URLSearchParams();
  if (visao === 'lista') params.set('visao', visao);
  if (mes !== mesDe(hoje)) params.set('mes', mes);
  if (dia) params.set('dia', dia);
  return params;
}
