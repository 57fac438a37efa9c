import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import { TextInput } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useOnline } from '../../lib/online';
import { Aviso } from '../../ui/aviso';
import { BotaoDeEnvio } from '../../ui/botao-de-envio';
import { CamposDoTutor } from './campos-do-tutor';
import { CodigoImpresso } from './codigo-impresso';
import { type DadosDoTutor, errosDoTutor, faltamDoTutor } from './dados-do-tutor';
import type { Medidas } from './endereco';
import { pedidoDe, registrarCodigo } from './enviar-indicacao';
import classes from './formulario.module.css';
import { ProdutoEscolhido } from './produto-escolhido';
import { useEnvioDaIndicacao } from './use-envio-da-indicacao';
import type { useItemDaFila } from './use-item-da-fila';

const IndicacaoGuardada = lazy(() => import('./indicacao-guardada').then((m) => ({ default: m.IndicacaoGuardada })));
const IndicacaoRealizada = lazy(() => import('./indicacao-realizada').then((m) => ({ default: m.IndicacaoRealizada })));

type TutorDoPassoProps = {
  produto: Produto;
  medidas: Medidas;
  gramas: number | undefined;
  dados: DadosDoTutor;
  mudar: (mudanca: Partial<DadosDoTutor>) => void;
  fila: ReturnType<typeof useItemDaFila>;
  endereco: string;
};

export function TutorDoPasso({ produto, medidas, gramas, dados, mudar, fila, endereco }: TutorDoPassoProps) {
  const online = useOnline();
  const [deixados, setDeixados] = useState<Partial<Record<keyof DadosDoTutor, true>>>({});
  const hoje = hojeEmSaoPaulo(new Date());
  const envio = useEnvioDaIndicacao(async () => {
    const pedido = pedidoDe(produto, medidas, dados);
    if (dados.codigo === null) return fila.enviar({ pedido, produto, endereco });
    const prescricao = await registrarCodigo(dados.codigo, pedido);
    await fila.dispensar();
    return { tipo: 'enviada' as const, prescricao };
  });
  const locais = errosDoTutor(dados);
  const faltam = faltamDoTutor(dados);

  const campo = (nome: keyof DadosDoTutor) => ({
    error: (deixados[nome] && locais[nome]) || envio.campos[nome],
    onBlur: () => setDeixados((antes) => ({ ...antes, [nome]: true })),
  });
  const digitar = (mudanca: Partial<DadosDoTutor>) => {
    envio.esquecerErro();
    mudar(mudanca);
  };
  function enviar(evento: FormEvent) {
    evento.preventDefault();
    if (faltam.length === 0) envio.enviar();
  }

  return (
    <form className={classes.unica} onSubmit={enviar} noValidate>
      <ProdutoEscolhido produto={produto} gramas={gramas} />
      <CamposDoTutor dados={dados} digitar={digitar} campo={campo} />
      <div className={classes.par}>
        <TextInput label="Data" readOnly value={isoParaBr(hoje)} />
        <CodigoImpresso codigo={dados.codigo} mudar={(codigo) => digitar({ codigo })} {...campo('codigo')} />
      </div>
      {dados.codigo !== null && !online && (
        <Aviso tom="alerta">
          Sem conexão não dá para conferir um código impresso. Espere a conexão voltar, com tudo como está, ou gere um
          código novo: a indicação fica salva no dispositivo.
        </Aviso>
      )}
      {envio.falha && (
        <Aviso tom="erro" titulo="Erro no cadastrado">
          {envio.falha}
        </Aviso>
      )}
      <BotaoDeEnvio faltam={faltam} enviando={envio.enviando} icone={<IconSend size={20} aria-hidden />}>
        {envio.semRede ? 'Tentar novamente' : 'Enviar indicação'}
      </BotaoDeEnvio>
      <Suspense>
        {envio.feita?.tipo === 'enviada' && <IndicacaoRealizada prescricao={envio.feita.prescricao} />}
        {envio.feita?.tipo === 'no-aparelho' && <IndicacaoGuardada />}
      </Suspense>
    </form>
  );
}
