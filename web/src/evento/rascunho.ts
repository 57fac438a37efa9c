import { brParaIso, type DataIso, isoParaBr } from '@indica-bem/domain/brasil/datas';
import type { DadosDoEvento, Evento } from '@indica-bem/domain/evento/contrato';
import { diaDoLembrete, erroDaDataDoEvento, HORA_DO_LEMBRETE } from '@indica-bem/domain/evento/regras';

/** The form as it was typed. */
export type CamposDoEvento = { titulo: string; data: string; descricao: string };

export function camposEmBranco(data: DataIso | null): CamposDoEvento {
  return { titulo: '', data: data ? isoParaBr(data) : '', descricao: '' };
}

export function camposDoEvento({ titulo, data, descricao }: Evento): CamposDoEvento {
  return { titulo, data: isoParaBr(data), descricao: descricao ?? '' };
}

export function errosDosCampos({ data }: CamposDoEvento): { data?: string } {
  const erro = data.trim() && erroDaDataDoEvento(brParaIso(data) ?? '');
  return erro ? { data: erro } : {};
}

/** A title and a date, no more (spec 6.3). */
export function nomesDoQueFalta({ titulo, data }: CamposDoEvento): string[] {
  return [!titulo.trim() && 'título', !data.trim() && 'data'].filter((nome) => nome !== false);
}

export function dadosDosCampos(campos: CamposDoEvento): DadosDoEvento | null {
  const data = brParaIso(campos.data);
  const titulo = campos.titulo.trim();
  return data && titulo ? { titulo, data, descricao: campos.descricao.trim() || null } : null;
}

/** What the person can count on, said while the date is being chosen. */
export function avisoDoLembrete(texto: string, agora: Date): string {
  const data = brParaIso(texto);
  if (!data || erroDaDataDoEvento(data)) return '';
  const dia = diaDoLembrete(data, agora);
  return dia
    ? `Lembraremos você por e-mail em ${isoParaBr(dia)}, às ${HORA_DO_LEMBRETE}h.`
    : 'Para esta data não há mais tempo de enviar um lembrete.';
}
