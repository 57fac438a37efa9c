import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import { TextInput } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { idDoUsuario } from '../../lib/sessao';
import { useUsuario } from '../../lib/usuario';
import { Aviso } from '../../ui/aviso';
import { BotaoDeEnvio } from '../../ui/botao-de-envio';
import { CamposDoTutor } from './campos-do-tutor';
import { CodigoImpresso } from './codigo-impresso';
import { type DadosDoTutor, errosDoTutor, faltamDoTutor } from './dados-do-tutor';
import type { Medidas } from './endereco';
import { criarIndicacao, pedidoDe, registrarCodigo } from './enviar-indicacao';
import classes from './formulario.module.css';
import { ProdutoEscolhido } from './produto-escolhido';
import { useEnvio } from './use-envio';

const IndicacaoRealizada = lazy(() => import('./indicacao-realizada').then((m) => ({ default: m.IndicacaoRealizada })));

type TutorDoPassoProps = {
  produto: Produto;
  medidas: Medidas;
  gramas: number | undefined;
  dados: DadosDoTutor;
  mudar: (mudanca: Partial<DadosDoTutor>) => void;
  chaveDe: (conteudo: unknown) => string;
};

export function TutorDoPasso({ produto, medidas, gramas, dados, mudar, chaveDe }: TutorDoPassoProps) {
  const id_prescritor = idDoUsuario(useUsuario());
  const [deixados, setDeixados] = useState<Partial<Record<keyof DadosDoTutor, true>>>({});
  const hoje = hojeEmSaoPaulo(new Date());
  const envio = useEnvio(() => {
    const pedido = pedidoDe(produto, medidas, dados);
    if (dados.codigo !== null) return registrarCodigo(dados.codigo, pedido);
    return criarIndicacao({ pedido, chave: chaveDe(pedido), data: hoje, id_prescritor });
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
    if (faltam.length === 0 && !envio.enviando) envio.enviar();
  }

  return (
    <form className={classes.unica} onSubmit={enviar} noValidate>
      <ProdutoEscolhido produto={produto} gramas={gramas} />
      <CamposDoTutor dados={dados} digitar={digitar} campo={campo} />
      <div className={classes.par}>
        <TextInput label="Data" readOnly value={isoParaBr(hoje)} />
        <CodigoImpresso codigo={dados.codigo} mudar={(codigo) => digitar({ codigo })} {...campo('codigo')} />
      </div>
      {envio.falha && (
        <Aviso tom="erro" titulo="Erro no cadastrado">
          {envio.falha}
        </Aviso>
      )}
      <BotaoDeEnvio faltam={faltam} enviando={envio.enviando} icone={<IconSend size={20} aria-hidden />}>
        {envio.semRede ? 'Tentar novamente' : 'Enviar indicação'}
      </BotaoDeEnvio>
      <Suspense>{envio.feita && <IndicacaoRealizada prescricao={envio.feita} />}</Suspense>
    </form>
  );
}
