import type { Devido as DevidoALoja } from '@indica-bem/domain/acerto/formas';
import { Cartao } from '../../ui/cartao';
import { quantas, reais } from '../reais';
import classes from './devido.module.css';

/** In words first: how much, from what; what is still open is said apart. */
export function Devido({ devido: { a_pagar, aberto } }: { devido: DevidoALoja }) {
  return (
    <Cartao como="section" rotulo="A receber">
      {a_pagar.total > 0 ? (
        <p className={classes.frase}>
          O grupo deve <strong>{reais(a_pagar.total)}</strong> à sua loja
        </p>
      ) : (
        <p className={classes.frase}>O grupo não deve nada à sua loja de meses fechados</p>
      )}
      <p className={classes.detalhe}>
        {a_pagar.total > 0 && `De ${quantas(a_pagar.acertos, 'mês fechado', 'meses fechados')}, a pagar. `}
        {doAberto(aberto.total)}
      </p>
      {aberto.herdado < 0 && (
        <p className={classes.detalhe}>
          Um cadastro anterior deste CNPJ ficou devendo {reais(-aberto.herdado)} ao grupo: o próximo fechamento
          desconta.
        </p>
      )}
      {aberto.em_analise.compras > 0 && (
        <p className={classes.detalhe}>
          {quantas(aberto.em_analise.compras, 'compra espera', 'compras esperam')} a análise da equipe:{' '}
          {reais(aberto.em_analise.parte_grupo)} entram depois de liberados.
        </p>
      )}
    </Cartao>
  );
}

function doAberto(total: number): string {
  if (total > 0) return `Ainda em aberto: ${reais(total)}, que entram no próximo fechamento.`;
  if (total < 0) return `Em aberto há ${reais(total)}: o saldo será descontado do próximo fechamento.`;
  return 'Nada em aberto até agora.';
}
