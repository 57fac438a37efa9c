import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarPeso } from '@indica-bem/domain/brasil/numeros';
import { apagarPeso, verAcompanhamento } from '@indica-bem/domain/pet/chamadas';
import type { Acompanhamento } from '@indica-bem/domain/pet/contrato-do-acompanhamento';
import type { Pesagem } from '@indica-bem/domain/pet/peso';
import { idadeDoPet, rotuloDoPorte } from '@indica-bem/domain/pet/regras';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { api } from '../../lib/api';
import { consulta } from '../../lib/consultas';
import { Botao } from '../../ui/botao';
import { BotaoDeIcone } from '../../ui/botao-de-icone';
import { Cartao } from '../../ui/cartao';
import { confirmar } from '../../ui/confirmar';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { EstadoDeErro } from '../../ui/estado-de-erro';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Fatos } from '../../ui/fatos';
import { Pagina } from '../../ui/pagina';
import { avisar, avisarErro } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import colunas from '../colunas.module.css';
import { guardarAcompanhamento, petSumiu, relerSeSumiu } from '../guardar-acompanhamento';
import { AnotarPeso } from '../peso/anotar-peso';
import { PesoDoPet } from '../peso/peso-do-pet';
import { PorcaoDoPet } from '../porcao';
import { useFimDaRacao } from '../use-fim-da-racao';
import { IndicacoesSemPet } from './indicacoes-sem-pet';
import { Partilhas } from './partilhas';
import classes from './ver-pet.module.css';

/** `pet/ver/{id_pet}` */
export function VerPet() {
  const { id_pet = '' } = useParams();
  const lido = useQuery(consulta(verAcompanhamento, { params: { id_pet: Number(id_pet) } }));
  const sumiu = petSumiu(lido.error);
  const data = sumiu ? undefined : lido.data;
  return (
    <Pagina
      titulo={data?.pet.nome ?? 'Pet'}
      subtitulo={data && `${data.pet.tipo} · ${data.pet.raca}`}
      acoes={
        data && (
          <Botao para={`/pet/editar/${id_pet}`} icone={<IconPencil size={20} aria-hidden />}>
            Editar
          </Botao>
        )
      }
    >
      {data && <Conteudo key={data.pet.id_pet} acompanhamento={data} />}
      {!data && !lido.error && <EsqueletoDeLista linhas={3} altura={220} />}
      {!data && lido.error && !sumiu && <EstadoDeErro erro={lido.error} tentarDeNovo={() => void lido.refetch()} />}
      {sumiu && (
        <EstadoVazio
          ilustracao="nao-encontrada"
          titulo="Este pet não está mais aqui"
          texto="O cadastro dele foi apagado, ou o endereço não é de um pet seu."
          acao={<Botao para="/pet">Ver meus pets</Botao>}
        />
      )}
    </Pagina>
  );
}

function Conteudo({ acompanhamento }: { acompanhamento: Acompanhamento }) {
  const { pet, porcao } = acompanhamento;
  const fim = useFimDaRacao().get(pet.id_pet);
  return (
    <div className={colunas.colunas}>
      <div className={colunas.coluna}>
        <Cartao como="section">
          <h2 className={colunas.titulo}>O que {pet.nome} come</h2>
          {porcao ? (
            <>
              <PorcaoDoPet porcao={porcao} fim={fim} />
              <Botao tom="texto" para={`/indicacao/codigo/${porcao.id_prescricao}`}>
                Ver a indicação
              </Botao>
            </>
          ) : (
            <>
              <p className={classes.nada}>
                Recebeu uma indicação? Abra-a e diga que é para {pet.nome}: a quantidade por dia aparece aqui.
              </p>
              <Botao para="/prescricoes">Ver indicações</Botao>
            </>
          )}
          <IndicacoesSemPet pet={pet} />
        </Cartao>
        <Cartao como="section">
          <h2 className={colunas.titulo}>Peso</h2>
          <PesoDoPet
            pet={pet}
            peso={acompanhamento}
            paraQuem="tutor"
            acoes={(pesagem) => <Apagar pet={pet} pesagem={pesagem} />}
          />
        </Cartao>
      </div>
      <div className={colunas.coluna}>
        <Cartao como="section">
          <h2 className={colunas.titulo}>Anotar peso</h2>
          <AnotarPeso acompanhamento={acompanhamento} />
        </Cartao>
        <Cartao como="section">
          <Fatos
            itens={[
              ['Idade', idadeDoPet(pet.data_nascimento, hojeEmSaoPaulo(new Date()))],
              ['Peso', formatarPeso(pet.peso)],
              ['Porte', pet.porte && rotuloDoPorte(pet.porte)],
            ]}
          />
        </Cartao>
        <Cartao como="section">
          <h2 className={colunas.titulo}>Quem acompanha</h2>
          <Partilhas acompanhamento={acompanhamento} />
        </Cartao>
      </div>
    </div>
  );
}

/** Easily written again, so not asked about. */
function Apagar({ pet, pesagem }: { pet: Acompanhamento['pet']; pesagem: Pesagem }) {
  const { enviar, enviando } = useEnvio({
    enviar: () => api(apagarPeso, { params: { id_pet: pet.id_pet, dia: pesagem.dia } }),
    aoEnviar: (resposta) => {
      guardarAcompanhamento(resposta);
      avisar.ok('Peso apagado');
    },
    aoFalhar: (erro) => {
      avisarErro(erro);
      relerSeSumiu(erro);
    },
  });
  const qual = `${formatarPeso(pesagem.peso)} de ${isoParaBr(pesagem.dia)}`;
  async function apagar() {
    const texto = `O peso de ${isoParaBr(pesagem.dia)}, ${formatarPeso(pesagem.peso)}, sai do gráfico.`;
    if (await confirmar({ titulo: 'Apagar este peso?', texto, confirmar: 'Apagar peso', perigo: true })) enviar();
  }
  return (
    <BotaoDeIcone
      rotulo={`Apagar ${qual}`}
      icone={<IconTrash size={20} aria-hidden />}
      perigo
      ocupado={enviando}
      onClick={() => void apagar()}
    />
  );
}
