import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { esperaDe } from '@indica-bem/domain/inicio/espera';
import { nomeDoIndicado } from '@indica-bem/domain/prescricao/acoes-do-tutor';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { BLOQUEADA, ENCERRADA } from '@indica-bem/domain/prescricao/regras';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paraQuem } from '../../compartilhado/indicacao/para-quem';
import { Linhas } from '../linhas';
import classes from './ultimas-indicacoes.module.css';

const SITUACOES = { resgate: 'Sem resgate', loja: 'Sem loja', compra: 'Com cupom' };

export function UltimasIndicacoes({ ultimas }: { ultimas: readonly Prescricao[] }) {
  if (ultimas.length === 0) {
    return (
      <section className={classes.nenhuma} aria-labelledby="ultimas">
        <h2 id="ultimas">Sua primeira indicação</h2>
        <p>
          Escolha o alimento, calcule a porção e mande o link ao tutor: ele compra com desconto, e cada compra doa 1 kg
          de ração. Aqui você acompanha cada uma até a compra.
        </p>
      </section>
    );
  }
  return (
    <section aria-labelledby="ultimas" className={classes.secao}>
      <div className={classes.cabeca}>
        <h2 id="ultimas">Últimas indicações</h2>
        <Link to="/indicacoes">Ver todas</Link>
      </div>
      <Linhas>
        {ultimas.map((indicacao) => (
          <li key={indicacao.id_prescricao}>
            <Link to={`/indicacao/codigo/${indicacao.id_prescricao}`}>
              <span className={classes.textos}>
                <strong>{paraQuem(indicacao)}</strong>
                <span>{nomeDoIndicado(indicacao)}</span>
              </span>
              <span className={classes.situacao} data-comprada={indicacao.data_ativacao !== null || undefined}>
                {situacaoDe(indicacao)}
                <span>{isoParaBr(indicacao.data)}</span>
              </span>
              <IconChevronRight size={20} aria-hidden />
            </Link>
          </li>
        ))}
      </Linhas>
    </section>
  );
}

function situacaoDe({ status, data_ativacao }: Prescricao): string {
  const espera = esperaDe(status);
  if (espera) return SITUACOES[espera];
  if (data_ativacao !== null) return 'Comprada';
  return status === ENCERRADA ? 'Encerrada' : status === BLOQUEADA ? 'Bloqueada' : 'Vencida';
}
