import { hojeEmSaoPaulo, somarDias } from '@indica-bem/domain/brasil/datas';
import { criarEvento } from '../areas/evento/criar-evento';
import type { Trx } from '../db/conexao';

const COMPROMISSOS = [
  { titulo: 'Vacina V10 da Pipoca', descricao: 'Levar a carteirinha de vacinação', dias: 9 },
  { titulo: 'Banho e tosa', descricao: undefined, dias: 16 },
  { titulo: 'Retorno com a veterinária', descricao: 'Pesar e rever a quantidade de ração', dias: 27 },
];

export async function semearCompromissos(trx: Trx, tutorId: number, agora: Date): Promise<void> {
  for (const { titulo, descricao, dias } of COMPROMISSOS) {
    const data = somarDias(hojeEmSaoPaulo(agora), dias);
    await criarEvento(trx, { dados: { titulo, descricao, data }, tutorId, agora, autoria: null });
  }
}
