import { brParaIso, type DataIso, hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarDecimal, lerPeso } from '@indica-bem/domain/brasil/numeros';
import { anotarPeso } from '@indica-bem/domain/pet/chamadas';
import type { Acompanhamento } from '@indica-bem/domain/pet/contrato-do-acompanhamento';
import { errosDaPesagem, type Pesagem, perguntaDoPeso, pesagemMaisPerto } from '@indica-bem/domain/pet/peso';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api';
import { camposDe, mensagemDe, temCampos } from '../../lib/erros-da-api';
import { useHoje } from '../../lib/use-hoje';
import { Aviso } from '../../ui/aviso';
import { BotaoDeEnvio } from '../../ui/botao-de-envio';
import { CampoMascarado } from '../../ui/campo-mascarado';
import { confirmar, type Pergunta } from '../../ui/confirmar';
import { DeOndeParou } from '../../ui/de-onde-parou';
import { avisar } from '../../ui/toasts';
import { useCampos } from '../../ui/use-campos';
import { useEnvio } from '../../ui/use-envio';
import { guardarAcompanhamento, relerSeSumiu } from '../guardar-acompanhamento';
import classes from './anotar-peso.module.css';

type Campos = Record<'peso' | 'dia', string>;

/** What cannot be read is passed on as it is, for the rules to refuse. */
const ler = ({ peso, dia }: Campos): Pesagem => ({ peso: lerPeso(peso) ?? Number.NaN, dia: brParaIso(dia) ?? dia });

const VAZIO: Campos = { peso: '', dia: '' };

/** Today's weight in two taps; another day for who finds an old note. */
export function AnotarPeso({ acompanhamento }: { acompanhamento: Acompanhamento }) {
  const { pet, pesos } = acompanhamento;
  const hoje = maisTarde(useHoje(), acompanhamento);
  const [outroDia, setOutroDia] = useState(false);
  /** The day nobody chose is the day of sending, however long the page was open. */
  const comDia = (valores: Campos, dia = hoje) =>
    outroDia || valores.dia ? valores : { ...valores, dia: isoParaBr(dia) };
  const campos = useCampos(VAZIO, (valores) => errosDe(comDia(valores), pet, hoje), `peso-${pet.id_pet}`);
  const { onChange: mudarPeso, ...peso } = campos.campo('peso');
  const { onChange: mudarDia, ...dia } = campos.campo('dia');
  const { enviar, enviando, erro } = useEnvio({
    mudou: campos.mudou,
    enviar: (novo: Pesagem) =>
      api(anotarPeso, { params: { id_pet: pet.id_pet, dia: novo.dia }, body: { peso: novo.peso } }),
    aoEnviar: (resposta) => {
      guardarAcompanhamento(resposta);
      campos.recomecar(VAZIO);
      setOutroDia(false);
      avisar.ok('Peso anotado');
    },
    aoFalhar: (falha) => {
      campos.recusar(camposDe(falha));
      relerSeSumiu(falha);
    },
  });

  async function aoEnviar(evento: FormEvent) {
    evento.preventDefault();
    if (Object.keys(campos.erros).length > 0) return campos.recusar(campos.erros);
    const novo = ler(comDia(campos.valores, maisTarde(hojeEmSaoPaulo(new Date()), acompanhamento)));
    for (const pergunta of perguntasDe(novo, pesos, pet.peso)) if (!(await confirmar(pergunta))) return;
    enviar(novo);
  }

  return (
    <form className={classes.form} ref={campos.form} onSubmit={(evento) => void aoEnviar(evento)} noValidate>
      <DeOndeParou recuperado={campos.recuperado} />
      {erro && !temCampos(erro) && <Aviso tom="erro">{mensagemDe(erro)}</Aviso>}
      <div className={classes.campos}>
        <TextInput
          label="Peso"
          placeholder="0,0"
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          rightSection={<span className={classes.unidade}>kg</span>}
          {...peso}
          onChange={({ currentTarget }) => mudarPeso(currentTarget.value)}
        />
        <CampoMascarado
          mascara="data"
          label="Dia"
          autoComplete="off"
          {...dia}
          value={comDia(campos.valores).dia}
          onChange={(texto) => {
            setOutroDia(true);
            mudarDia(texto);
          }}
        />
      </div>
      <BotaoDeEnvio faltam={campos.valores.peso.trim() === '' ? ['peso'] : []} enviando={enviando}>
        Anotar peso
      </BotaoDeEnvio>
    </form>
  );
}

/** A clock that is a day behind keeps nobody from today; a page from yesterday, or a server of the version before, neither. */
const maisTarde = (doAparelho: DataIso, { hoje = doAparelho }: Partial<Acompanhamento>): DataIso =>
  hoje > doAparelho ? hoje : doAparelho;

/** What is asked before it is written: an unlikely weight, and one that takes another's place. */
function perguntasDe({ peso, dia }: Pesagem, pesos: readonly Pesagem[], doPet: number): Pergunta[] {
  const estranho = perguntaDoPeso(peso, pesagemMaisPerto(pesos, dia)?.peso ?? doPet);
  const antes = pesos.find((pesagem) => pesagem.dia === dia)?.peso ?? peso;
  return [
    ...(estranho
      ? [{ titulo: 'O peso está certo?', texto: estranho, confirmar: 'Está certo', cancelar: 'Corrigir' }]
      : []),
    ...(antes === peso
      ? []
      : [
          {
            titulo: `Trocar o peso de ${isoParaBr(dia)}?`,
            texto: `Nesse dia já há ${formatarDecimal(antes, 2)} kg anotados. ${formatarDecimal(peso, 2)} kg toma o lugar.`,
            confirmar: 'Trocar',
            cancelar: 'Corrigir',
          },
        ]),
  ];
}

function errosDe(valores: Campos, pet: Acompanhamento['pet'], hoje: string): Partial<Campos> {
  const { peso, ...erros } = errosDaPesagem(ler(valores), pet, hoje);
  return { ...erros, ...(peso && valores.peso.trim() !== '' && { peso }) };
}
