import type { Produto } from '@indica-bem/domain/produto/contrato';
import type { PorteDoProduto } from '@indica-bem/domain/produto/regras';
import { IconCheck } from '@tabler/icons-react';
import { FotoDoProduto } from '../../compartilhado/produto/foto-do-produto';
import { Botao } from '../../ui/botao';
import { Ilustracao } from '../../ui/ilustracao';
import classes from './assistente.module.css';
import { type Campo, type Percurso, type Pergunta, type Resposta, responder, rotuloDaResposta } from './percurso';

type EscolhaDoPassoProps = {
  pergunta: Pergunta;
  percurso: Percurso;
  produtos: readonly Produto[];
  escolher: (campo: Campo, valor: Resposta) => void;
  avancar: () => void;
};

/** One tap decides and goes on; an answer given before stays marked and can simply be kept. */
export function EscolhaDoPasso({ pergunta, percurso, produtos, escolher, avancar }: EscolhaDoPassoProps) {
  const { campo, valores, valor: atual } = pergunta;
  const respostas = Object.fromEntries(percurso.perguntas.map((p) => [p.campo, p.valor]));
  return (
    <>
      <ul className={classes.grade}>
        {valores.map((valor) => (
          <li key={valor ?? ''}>
            <button
              type="button"
              className={classes.opcao}
              aria-pressed={valor === atual}
              onClick={() => escolher(campo, valor)}
            >
              <span className={classes.figura}>
                <Figura campo={campo} valor={valor} exemplo={exemploDe(produtos, respostas, campo, valor)} />
              </span>
              <span className={classes.rotulo}>{rotuloDaResposta(campo, valor)}</span>
              {valor === atual && <IconCheck size={20} aria-hidden className={classes.marcada} />}
            </button>
          </li>
        ))}
      </ul>
      {atual !== undefined && (
        <Botao tom="principal" fullWidth onClick={avancar}>
          Avançar
        </Botao>
      )}
    </>
  );
}

// A dog drawn in the size that is asked for, from the smallest to the largest.
const TAMANHOS: Record<PorteDoProduto, number> = {
  'Mini e Pequeno': 52,
  Pequeno: 56,
  Médio: 76,
  'Médio e Grande': 86,
  Grande: 98,
  'Grande e Gigante': 108,
  Gigante: 116,
};

function Figura({ campo, valor, exemplo }: { campo: Campo; valor: Resposta; exemplo: Produto | undefined }) {
  if (campo === 'especie') return <Ilustracao nome={valor === 'gatos' ? 'gato' : 'cao'} largura={112} />;
  if (campo === 'porte') return <Ilustracao nome="cao" largura={TAMANHOS[valor as PorteDoProduto] ?? 84} />;
  return <FotoDoProduto caminho={exemplo?.imagem_caminho} altura={116} />;
}

/** Some product behind an answer, for its picture. */
function exemploDe(produtos: readonly Produto[], respostas: object, campo: Campo, valor: Resposta) {
  const ate = Object.entries(responder(respostas, campo, valor));
  return produtos.find((produto) =>
    ate.every(([nome, escolhido]) => escolhido === undefined || produto[nome as Campo] === escolhido),
  );
}
