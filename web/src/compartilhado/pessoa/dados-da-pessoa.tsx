import { type Campo, type Dados, NOMES_DOS_CAMPOS_DA_PESSOA } from '@indica-bem/domain/conta/campos';
import type { TipoDePerfil } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { Cartao } from '../../ui/cartao';
import { Fatos } from '../../ui/fatos';
import classes from './dados-da-pessoa.module.css';
import { gruposDoTipo } from './grupos-do-tipo';
import { OPCOES_DE_LOJA } from './tipos-de-loja';
import { mostrar } from './valores';

/** Read-only, by type; what was never filled in is left out. */
export function DadosDaPessoa({ tipo, dados }: { tipo: TipoDePerfil; dados: Dados }) {
  return gruposDoTipo(tipo)
    .map(({ titulo, campos }) => ({ titulo, campos: titulo === 'Contato' ? (['email', ...campos] as const) : campos }))
    .filter(({ campos }) => campos.some((campo) => dados[campo]))
    .map(({ titulo, campos }) => (
      <Cartao key={titulo} como="section" rotulo={titulo}>
        <h2 className={classes.titulo}>{titulo}</h2>
        <Fatos
          forma="linhas"
          itens={campos.map((campo) => [NOMES_DOS_CAMPOS_DA_PESSOA[campo], mostrado(campo, dados)])}
        />
      </Cartao>
    ));
}

function mostrado(campo: Campo, dados: Dados): string {
  if (campo === 'tipo') return OPCOES_DE_LOJA.find(({ valor }) => valor === dados.tipo)?.rotulo ?? '';
  return mostrar(campo, dados[campo]);
}
