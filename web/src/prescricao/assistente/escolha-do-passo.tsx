import type { Produto } from '@indica-bem/domain/produto/contrato';
import type { PorteDoProduto } from '@indica-bem/domain/produto/regras';
import { IconCheck, IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import { FotoDoProduto } from '../../compartilhado/produto/foto-do-produto';
import { Botao } from '../../ui/botao';
import { Ilustracao, type NomeDeIlustracao } from '../../ui/ilustracao';
import classes from './assistente.module.css';
import { type Campo, type Percurso, type Pergunta, type Resposta, responder, rotuloDaResposta } from './percurso';
import { AvisoDaTrava } from './produto-travado';
import { soDeVeterinarios } from './use-trava';

type EscolhaDoPassoProps = {
  pergunta: Pergunta;
  percurso: Percurso;
  produtos: readonly Produto[];
  escolher: (campo: Campo, valor: Resposta) => void;
  avancar: () => void;
  /** Why what is only for vets cannot be chosen; null when it can. */
  trava: string | null;
};

/** One tap decides and goes on; an answer given before stays marked and can simply be kept. */
export function EscolhaDoPasso({ pergunta, percurso, produtos, escolher, avancar, trava }: EscolhaDoPassoProps) {
  const { campo, valores, valor: atual } = pergunta;
  const respostas = Object.fromEntries(percurso.perguntas.map((p) => [p.campo, p.valor]));
  const porque = useId();
  const opcoes = valores.map((valor) => {
    const [exemplo, ...outros] = produtosDe(produtos, respostas, campo, valor);
    return { valor, exemplo, travada: trava !== null && [exemplo, ...outros].every((p) => p && soDeVeterinarios(p)) };
  });
  return (
    <>
      <ul className={classes.grade}>
        {opcoes.map(({ valor, exemplo, travada }) => (
          <li key={valor ?? ''}>
            <button
              type="button"
              className={classes.opcao}
              aria-pressed={valor === atual}
              aria-disabled={travada || undefined}
              aria-describedby={travada ? porque : undefined}
              onClick={() => !travada && escolher(campo, valor)}
            >
              <span className={classes.figura}>
                <Figura campo={campo} valor={valor} exemplo={exemplo} />
              </span>
              <span className={classes.rotulo}>{rotuloDaResposta(campo, valor)}</span>
              {travada && <IconLock size={20} aria-hidden className={classes.travada} />}
              {!travada && valor === atual && <IconCheck size={20} aria-hidden className={classes.marcada} />}
            </button>
          </li>
        ))}
      </ul>
      {trava !== null && opcoes.some(({ travada }) => travada) && <AvisoDaTrava id={porque} motivo={trava} />}
      {opcoes.some(({ valor, travada }) => valor === atual && !travada) && (
        <Botao tom="principal" fullWidth onClick={avancar}>
          Avançar
        </Botao>
      )}
    </>
  );
}

// A dog of the size that is asked for, drawn from the smallest to the largest.
const DO_PORTE: Record<PorteDoProduto, [nome: NomeDeIlustracao, largura: number]> = {
  'Mini e Pequeno': ['cao-felpudo', 52],
  Pequeno: ['cao-achatado', 56],
  Médio: ['cao-malhado', 76],
  'Médio e Grande': ['cao-orelhudo', 86],
  Grande: ['cao', 98],
  'Grande e Gigante': ['cao-pastor', 108],
  Gigante: ['cao-preto', 116],
};

function Figura({ campo, valor, exemplo }: { campo: Campo; valor: Resposta; exemplo: Produto | undefined }) {
  if (campo === 'especie') return <Ilustracao nome={valor === 'gatos' ? 'gato' : 'cao'} largura={112} />;
  if (campo === 'porte') {
    const [nome, largura] = DO_PORTE[valor as PorteDoProduto] ?? ['cao', 84];
    return <Ilustracao nome={nome} largura={largura} />;
  }
  return <FotoDoProduto caminho={exemplo?.imagem_caminho} altura={116} />;
}

/** The products behind an answer: the first lends its picture. */
function produtosDe(produtos: readonly Produto[], respostas: object, campo: Campo, valor: Resposta) {
  const ate = Object.entries(responder(respostas, campo, valor));
  return produtos.filter((produto) =>
    ate.every(([nome, escolhido]) => escolhido === undefined || produto[nome as Campo] === escolhido),
  );
}
