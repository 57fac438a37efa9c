import type { EscolhaNoCatalogo, PassoDoCatalogo } from '@indica-bem/domain/produto/catalogo';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import { ROTULO_DA_ESPECIE, rotuloDaLinha } from '@indica-bem/domain/produto/regras';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FotoDoProduto } from '../../compartilhado/produto/foto-do-produto';
import { Ilustracao } from '../../ui/ilustracao';
import classes from './catalogo.module.css';
import { enderecoDaEscolha } from './endereco';

type Opcao = { rotulo: string; figura: ReactNode; escolha: EscolhaNoCatalogo };
type OpcoesProps = { passo: Exclude<PassoDoCatalogo<Produto>, { pergunta: null }>; produtos: Produto[] };

export function Opcoes({ passo, produtos }: OpcoesProps) {
  return (
    <ul className={classes.grade}>
      {opcoesDo(passo, produtos).map(({ rotulo, figura, escolha }) => (
        <li key={rotulo}>
          <Link to={enderecoDaEscolha(escolha)} className={classes.opcao}>
            <span className={classes.figura}>{figura}</span>
            {rotulo}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function opcoesDo(passo: OpcoesProps['passo'], produtos: Produto[]): Opcao[] {
  const doCatalogo = produtos.filter((p) => p.em_catalogo === 'S');
  switch (passo.pergunta) {
    case 'marca':
      return passo.opcoes.map((categoria) => ({
        rotulo: categoria,
        figura: <Foto de={doCatalogo.find((p) => p.categoria === categoria)} />,
        escolha: { categoria },
      }));
    case 'animal':
      return passo.opcoes.map((especie) => ({
        rotulo: ROTULO_DA_ESPECIE[especie],
        figura: <Ilustracao nome={especie === 'gatos' ? 'gato' : 'cao'} largura={128} />,
        escolha: { categoria: passo.categoria, especie },
      }));
    case 'linha':
      return passo.opcoes.map((sub_categoria) => {
        const escolha = { categoria: passo.categoria, especie: passo.especie, sub_categoria };
        return {
          rotulo: rotuloDaLinha(sub_categoria),
          figura: (
            <Foto de={doCatalogo.find((p) => Object.entries(escolha).every(([c, v]) => p[c as keyof Produto] === v))} />
          ),
          escolha,
        };
      });
  }
}

function Foto({ de: produto }: { de: Produto | undefined }) {
  return <FotoDoProduto caminho={produto?.imagem_caminho} altura={140} />;
}
