import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import * as contrato from '@indica-bem/domain/doacao/contrato';
import type { Atender } from '../../http/atender';
import { compartilhar } from '../../nucleo/compartilhar';
import type { Contexto } from '../../nucleo/contexto';
import { doacaoDasIndicacoes } from './doacao-das-indicacoes';
import { doacaoPorMes } from './doacao-por-mes';
import { lerDoacao } from './ler-doacao';

export function rotasDaDoacao(atender: Atender, { db, relogio }: Contexto): void {
  const doacao = compartilhar(() => lerDoacao(db), relogio);
  const porMes = compartilhar(() => doacaoPorMes(db, hojeEmSaoPaulo(relogio())), relogio);

  atender(contrato.verDoacao, doacao);

  atender(contrato.verDoacaoPorMes, async () => ({ meses: await porMes() }));

  atender(contrato.verDoacaoDasIndicacoes, ({ sessao }) => doacaoDasIndicacoes(db, sessao.id));
}
