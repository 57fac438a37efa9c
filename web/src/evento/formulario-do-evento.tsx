import type { DadosDoEvento, Evento } from '@indica-bem/domain/evento/contrato';
import { Textarea, TextInput } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import { mensagemDe, temCampos } from '../lib/erros-da-api';
import { Aviso } from '../ui/aviso';
import { BotaoDeEnvio } from '../ui/botao-de-envio';
import { CampoMascarado } from '../ui/campo-mascarado';
import { Cartao } from '../ui/cartao';
import { DeOndeParou } from '../ui/de-onde-parou';
import { useCampos } from '../ui/use-campos';
import classes from './formulario-do-evento.module.css';
import { avisoDoLembrete, type CamposDoEvento, dadosDosCampos, errosDosCampos, nomesDoQueFalta } from './rascunho';
import { useSalvarEvento } from './use-salvar-evento';

type FormularioDoEventoProps = {
  iniciais: CamposDoEvento;
  rotuloDoEnvio: string;
  enviar: (dados: DadosDoEvento, chave: string) => Promise<Evento>;
  /** Where it leads once saved. */
  depois: (salvo: Evento) => string;
};

export function FormularioDoEvento({ iniciais, rotuloDoEnvio, enviar, depois }: FormularioDoEventoProps) {
  const campos = useCampos<keyof CamposDoEvento>(iniciais, errosDosCampos, useLocation().pathname);
  const { valores, campo } = campos;
  const { salvar, enviando, erro } = useSalvarEvento(enviar, { campos, depois });
  const { onChange: mudarTitulo, ...titulo } = campo('titulo');
  const { onChange: mudarDescricao, ...descricao } = campo('descricao');
  // On the date it had, what was arranged stays arranged.
  const lembrete = valores.data === iniciais.data && iniciais.titulo ? '' : avisoDoLembrete(valores.data, new Date());

  function aoEnviar(evento: FormEvent) {
    evento.preventDefault();
    const dados = dadosDosCampos(valores);
    if (Object.keys(campos.erros).length > 0) campos.recusar(campos.erros);
    else if (dados) salvar(dados);
  }

  return (
    <Cartao>
      <form className={classes.form} ref={campos.form} onSubmit={aoEnviar} noValidate>
        <DeOndeParou recuperado={campos.recuperado} />
        {erro && !temCampos(erro) && <Aviso tom="erro">{mensagemDe(erro)}</Aviso>}
        <TextInput
          label="Título"
          placeholder="Vacina, banho, consulta…"
          autoComplete="off"
          maxLength={120}
          {...titulo}
          onChange={({ currentTarget }) => mudarTitulo(currentTarget.value)}
        />
        <div>
          <CampoMascarado mascara="data" label="Data" autoComplete="off" {...campo('data')} />
          <p className={classes.lembrete} role="status">
            {lembrete && (
              <>
                <IconBell size={18} aria-hidden />
                {lembrete}
              </>
            )}
          </p>
        </div>
        <Textarea
          label="Detalhes"
          placeholder="O que levar, onde é, com quem falar"
          rows={4}
          maxLength={2000}
          {...descricao}
          onChange={({ currentTarget }) => mudarDescricao(currentTarget.value)}
        />
        <BotaoDeEnvio faltam={nomesDoQueFalta(valores)} enviando={enviando}>
          {rotuloDoEnvio}
        </BotaoDeEnvio>
      </form>
    </Cartao>
  );
}
