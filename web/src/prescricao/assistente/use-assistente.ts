import type { Produto } from '@indica-bem/domain/produto/contrato';
import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { idDoUsuario } from '../../lib/sessao';
import { useUsuario } from '../../lib/usuario';
import { useVoltar } from '../../lib/voltar';
import { comCondicao, podeSeguir, type Regra, resultadoDe } from './dose-do-passo';
import {
  contem,
  escreverEndereco,
  lerEndereco,
  type Medidas,
  medidasApos,
  medidasNoEndereco,
  outraEspecie,
} from './endereco';
import { type Marca, semNome } from './partida';
import {
  type Campo,
  type Escolha,
  type Passo,
  passoNatural,
  passosDe,
  percorrer,
  type Resposta,
  responder,
} from './percurso';

const marcaDe = (location: Location) => location.state as Marca<Passo> | null;
/** Each other species that was chosen begins another animal: two dogs with a cat between them are two. */
const animalDe = (location: Location) => marcaDe(location)?.animal ?? 0;

/**
 * The wizard's state lives in the address. Going back in the history finds an address that knows less: what was
 * answered after it is kept here and written back, so that no answer is ever given twice. Where it says otherwise, it is
 * right: the choice it tells, and the measures of that animal.
 */
export function useAssistente(produtos: readonly Produto[], codigo: string | null, regra: Regra, partida: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const sair = useVoltar();
  const doEndereco = lerEndereco(location.search);
  const { pendente, renovacao } = doEndereco;
  const dono = idDoUsuario(useUsuario());
  const [escolha, setEscolha] = useState<Escolha>(doEndereco.escolha);
  const [medidas, setMedidas] = useState<Medidas>(doEndereco.medidas);
  const [animal, setAnimal] = useState(() => animalDe(location));
  const deOutro = !semNome(location) && animalDe(location) !== animal;
  if (deOutro) {
    setAnimal(animalDe(location));
    setEscolha(doEndereco.escolha);
    setMedidas(doEndereco.medidas);
  } else if (!contem(escolha, doEndereco.escolha)) {
    setEscolha(doEndereco.escolha);
    setMedidas(medidasNoEndereco(medidas, escolha, doEndereco));
  }

  const percurso = percorrer(produtos, escolha);
  const { produto } = percurso;
  const passos = passosDe(percurso);
  // Only what was said is in the address: what is supposed of one food does not follow to another.
  const contadas = comCondicao(medidas, produto, renovacao !== null);
  const resultado = produto && resultadoDe(produto, contadas, regra);
  const pronto = resultado !== null && podeSeguir(resultado, contadas, regra);
  const passo = passoAtual();
  useEnderecoEmDia(endereco(passo), location.key);

  function passoAtual(): Passo {
    const escrito = doEndereco.passo;
    if (escrito === 'tutor' && !pronto) return passoNatural(percurso);
    if (escrito && passos.includes(escrito)) return escrito;
    return passoNatural(percorrer(produtos, doEndereco.escolha));
  }

  function endereco(alvo: Passo, resposta = escolha, comMedidas = medidas): string {
    const natural = passoNatural(percorrer(produtos, resposta));
    return escreverEndereco({
      escolha: resposta,
      medidas: comMedidas,
      passo: alvo === natural ? null : alvo,
      pendente,
      codigo,
      renovacao,
    });
  }

  const marcado = (de?: Passo, deQual = animal) => ({
    state: { assistente: true, partida, dono, animal: deQual, ...(de && { de }) } satisfies Marca<Passo>,
  });
  const irPara = (alvo: Passo) => void navigate({ search: endereco(alvo) }, marcado(passo));

  function escolher(campo: Campo, valor: Resposta) {
    const resposta = responder(escolha, campo, valor);
    const alvo = passoNatural(percorrer(produtos, resposta));
    const deQual = outraEspecie(escolha, resposta) ? animal + 1 : animal;
    const busca = endereco(alvo, resposta, medidasApos(medidas, escolha, resposta));
    void navigate({ search: busca }, marcado(passo, deQual));
  }

  /** One step back, through the history where it leads there: browser and screen agree on what "back" is. */
  function voltar() {
    const anterior = passos[passos.indexOf(passo) - 1];
    const de = marcaDe(location)?.de;
    if (anterior && de === anterior) void navigate(-1);
    else if (anterior) void navigate({ search: endereco(anterior) }, { replace: true, ...marcado(de) });
    else if (de) void navigate('/home');
    else sair();
  }

  return {
    percurso,
    produto,
    passo,
    medidas: contadas,
    resultado,
    mudarMedidas: (mudanca: Partial<Medidas>) => setMedidas({ ...medidas, ...mudanca }),
    /** Opens the wizard as it is now, at its last step. */
    enderecoDoFim: escreverEndereco({
      escolha,
      medidas,
      passo: 'tutor',
      pendente: null,
      codigo: null,
      renovacao: null,
    }),
    irPara,
    avancar: () => irPara(passos[passos.indexOf(passo) + 1] ?? passo),
    escolher,
    voltar,
  };
}

const PAUSA = 300;

/**
 * Writes what is typed into the address of this history entry, a little later. Not a navigation: that would run the
 * loaders on every key, and could overtake one the person has just started.
 */
function useEnderecoEmDia(busca: string, key: string): void {
  useEffect(() => {
    const espera = setTimeout(() => {
      const { state } = window.history as { state: { key?: string } | null };
      if ((state?.key ?? 'default') !== key) return;
      window.history.replaceState(state, '', window.location.pathname + busca);
    }, PAUSA);
    return () => clearTimeout(espera);
  }, [busca, key]);
}
